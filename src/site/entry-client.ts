import './fonts.css';
import './tokens.css';
