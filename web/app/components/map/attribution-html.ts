const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A setting's text as it may stand in a page; `[words](https://…)` becomes a link. */
export function attributionHtml(text: string): string {
  const safe = text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
  return safe.replace(/\[([^\]]+)\]\((https:\/\/[^\s)]+)\)/g, '<a href="$2" target="_blank" rel="noopener">$1</a>')
}
