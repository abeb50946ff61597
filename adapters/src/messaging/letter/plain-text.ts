import sanitizeHtml from 'sanitize-html'

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** The words of a piece of HTML, a line for each paragraph or list item. */
export function plainText(html: string): string {
  const broken = html.replace(/<(?:br\s*\/?|\/p|\/li|\/div|\/h[1-6])>/gi, '\n')
  const bare = sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} })
  const words = bare.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
  const lines = words.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return lines.filter((line) => line !== '').join('\n')
}
