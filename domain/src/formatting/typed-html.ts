/** Characters of a text that is HTML. */
export const longestHtml = 20_000

/**
 * What somebody types into a plain field as HTML, and back: an empty line between paragraphs, a line for each
 * point of a list that begins with `- `. Text with tags in it is HTML already; what this form cannot say is
 * shown as the HTML that it is.
 */
export function htmlOfTyped(typed: string): string {
  const text = typed.replaceAll('\r\n', '\n').trim()
  if (text === '' || /<\/?[a-z][^<]*>/i.test(text)) return text
  return text
    .split(/\n{2,}/)
    .map((block) => blockOf(block.split('\n')))
    .join('')
}

export function typedOfHtml(html: string): string {
  const typed = [...html.matchAll(/<p>(.*?)<\/p>|<ul>(.*?)<\/ul>/gs)]
    .map(([, paragraph, list]) => typedBlock(paragraph, list))
    .join('\n\n')
  return htmlOfTyped(typed) === html ? typed : html
}

const point = /^- /

function blockOf(lines: readonly string[]): string {
  const escaped = lines.map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
  if (!lines.every((line) => point.test(line))) return `<p>${escaped.join('<br />')}</p>`
  return `<ul>${escaped.map((line) => `<li>${line.replace(point, '')}</li>`).join('')}</ul>`
}

function typedBlock(paragraph: string | undefined, list: string | undefined): string {
  if (paragraph !== undefined) return plain(paragraph.replaceAll('<br />', '\n'))
  return [...(list ?? '').matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => `- ${plain(item)}`).join('\n')
}

function plain(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
