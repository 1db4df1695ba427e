import 'standoff/embed';

const embed = document.querySelector('standoff-scenario');
embed?.addEventListener('standoff-step', ({ detail }) => {
  const step: number | null = detail.step;
  embed.step = step;
});
embed?.addEventListener('standoff-error', ({ detail }) => {
  const message: string = detail.message;
  console.log(message, embed.last);
});
