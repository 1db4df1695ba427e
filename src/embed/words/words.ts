/* What an embed fetches if it has words of an author, or is a study: `words.js`. */
export { study } from './study.ts';
export { told } from './told.ts';
