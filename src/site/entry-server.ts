export const paths = (): string[] => ['', '404'];

export function renderPath(path: string): Promise<{ head: string; body: string; data: string }> {
  const title = path === '404' ? 'Standoff: no such page' : 'Standoff';
  return Promise.resolve({
    head: `<title>${title}</title>`,
    body: `<main><h1>${title}</h1></main>`,
    data: JSON.stringify({ path }),
  });
}
