export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

export type RichTextBlock =
  | { readonly kind: 'paragraph'; readonly words: readonly Inline[] }
  | { readonly kind: 'bullets' | 'steps'; readonly items: readonly (readonly Inline[])[] }

/**
 * Paragraphs with an empty line between them, lists of `- ` or `1. `, `**strong**` and `[links](/faq)`. Never
 * HTML.
 */
export function parseRichText(text: string): readonly RichTextBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(parseBlock)
}

const bullet = /^- /
const step = /^\d+\. /

function parseBlock(part: string): RichTextBlock {
  const marker = [bullet, step].find((mark) => mark.test(part))
  if (!marker) return { kind: 'paragraph', words: parseInline(joined(part)) }
  const items = itemsOf(part, marker).map((item) => parseInline(item))
  return { kind: marker === bullet ? 'bullets' : 'steps', items }
}

/** A line without the marker goes on with the item before it. */
function itemsOf(part: string, marker: RegExp): readonly string[] {
  const items: string[] = []
  for (const line of part.split('\n')) {
    if (marker.test(line)) items.push(line.replace(marker, ''))
    else items.push(joined(`${items.pop() ?? ''}\n${line}`))
  }
  return items
}

function joined(lines: string): string {
  return lines.replace(/\s*\n\s*/g, ' ')
}

const marked = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

function parseInline(line: string): readonly Inline[] {
  const words: Inline[] = []
  let end = 0
  for (const match of line.matchAll(marked)) {
    const [whole, strong, text, href] = match
    if (match.index > end) words.push({ kind: 'text', text: line.slice(end, match.index) })
    words.push(text && href ? { kind: 'link', text, href } : { kind: 'strong', text: strong ?? whole })
    end = match.index + whole.length
  }
  if (end < line.length) words.push({ kind: 'text', text: line.slice(end) })
  return words
}
