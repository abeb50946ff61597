import sanitizeHtml from 'sanitize-html'

/**
 * Keeps the few elements that descriptions, directions and terms need, and nothing that runs or loads. What
 * it has cleaned once comes back unchanged.
 */
export function sanitise(html: string): string {
  let cleaned = sanitizeHtml(html, options)
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const again = sanitizeHtml(cleaned, options)
    if (again === cleaned) return cleaned
    cleaned = again
  }
  return ''
}

/** What has not settled by then was made to hide something. */
const mostPasses = 5
const safeLink = /^(https?:\/\/|mailto:|tel:)[^\s"'<>`\\\p{Cc}]+$/iu

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp', 'iframe', 'svg', 'math'],
  transformTags: { a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }) },
}

function linkAttributes(href: string | undefined): sanitizeHtml.Attributes {
  return href && safeLink.test(href) ? { href, rel: 'nofollow noopener' } : {}
}
