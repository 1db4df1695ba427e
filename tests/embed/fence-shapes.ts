/** The HTML that site generators make of a fenced block of orders, by tool: the elements round its text. */
export function fenceShapes(block: string): readonly (readonly [tool: string, html: string])[] {
  const code = block.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const spans = block.split('\n').map((line) => `<span class="line">${line}</span>`);
  return [
    ['markdown-it', `<pre><code class="language-diplomacy">${code}\n</code></pre>`],
    [
      'Eleventy',
      `<pre class="language-diplomacy"><code class="language-diplomacy">${code}</code></pre>`,
    ],
    [
      'Hugo',
      `<pre tabindex="0"><code class="language-diplomacy" data-lang="diplomacy">${code}</code></pre>`,
    ],
    [
      'MkDocs with a marker',
      `<div class="highlight"><pre><span></span><code>diplomacy\n${code}</code></pre></div>`,
    ],
    ['pandoc', `<pre class="diplomacy"><code>${code}</code></pre>`],
    [
      'VitePress',
      `<div class="language-diplomacy"><pre class="shiki"><code>${spans.join('\n')}</code></pre></div>`,
    ],
    [
      'Docusaurus',
      `<div class="language-diplomacy"><div><pre class="prism-code language-diplomacy"><code>${block
        .split('\n')
        .map((line) => `<div class="token-line">${line}<br></div>`)
        .join('')}</code></pre></div></div>`,
    ],
    [
      'Astro with a marker',
      `<pre class="astro-code" data-language="plaintext"><code><span class="line">diplomacy</span>\n${spans.join('\n')}</code></pre>`,
    ],
    ['GitHub', `<pre lang="diplomacy"><code>${code}</code></pre>`],
    [
      'Hexo with a marker',
      `<figure class="highlight plaintext"><table><tr><td class="gutter"><pre>1<br>2</pre></td><td class="code"><pre><span class="line">diplomacy</span><br>${spans.join('<br>')}</pre></td></tr></table></figure>`,
    ],
  ];
}
