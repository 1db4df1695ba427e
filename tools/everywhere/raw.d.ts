/** The text of a file, which the bundler puts in. */
declare module '*?raw' {
  const text: string;
  export default text;
}
