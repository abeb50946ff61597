import { escapeHtml } from './escape-html.ts'
import type { Letter, LetterLink, LetterPicture, LetterSection } from './letter.ts'
import { letterStyle, style } from './letter-style.ts'

/**
 * Tables, inline styles and 600 px: what every mail program can draw. Dark programs get the dark tokens by
 * class.
 */
export function letterHtml(letter: Letter): string {
  return `<!doctype html>
<html lang="${letter.language}"><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title>
<style>${letterStyle}</style>
</head>
<body class="ground" style="${style.body}">
<div style="${style.preheader}">${escapeHtml(letter.preheader)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.ground}"><tr><td align="center" style="${style.around}">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="${style.page}">
<tr><td class="brand" style="${style.campsite}">${escapeHtml(letter.campsite)}</td></tr>
${letter.picture ? picture(letter.picture) : ''}
<tr><td class="surface" style="${letter.picture ? style.surfaceBelow : style.surface}">
<h1 class="ink" style="${style.heading}">${escapeHtml(letter.heading)}</h1>
${letter.paragraphs.map((paragraph) => `<p class="ink" style="${style.paragraph}">${words(paragraph)}</p>`).join('\n')}
${button(letter.action)}
${letter.secondary ? `<p style="${style.paragraph}">${link(letter.secondary)}</p>` : ''}
${letter.sections.map(section).join('\n')}
</td></tr>
<tr><td class="ink-soft" style="${style.footer}">${words(letter.footer)}<br>${link(letter.summary)}</td></tr>
</table>
</td></tr></table>
</body></html>
`
}

/**
 * Its own row across the whole page. Programs that crop show a strip of it, the others all of it. Blocked, it
 * says its words in their place.
 */
function picture({ url, text }: LetterPicture): string {
  const image = `<img src="${escapeHtml(url)}" alt="${escapeHtml(text)}" width="600" height="400" class="ink-soft" style="${style.picture}">`
  return `<tr><td class="sunken" style="${style.pictureRow}">${image}</td></tr>`
}

/** The number of a booking stays on one line. */
function words(text: string): string {
  return escapeHtml(text).replace(/\b\d{3}-\d{3}-\d{3}\b/g, '<span style="white-space:nowrap">$&</span>')
}

function button({ label, url }: LetterLink): string {
  const anchor = `<a class="button" href="${escapeHtml(url)}" style="${style.button}">${escapeHtml(label)}</a>`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="button" bgcolor="#1f6b4f" style="border-radius:999px">${anchor}</td></tr></table>`
}

function link({ label, url }: LetterLink): string {
  return `<a class="link" href="${escapeHtml(url)}" style="${style.link}">${escapeHtml(label)}</a>`
}

function section(content: LetterSection): string {
  const title = `<h2 class="ink" style="${style.title}">${escapeHtml(content.title)}</h2>`
  if ('rows' in content) return `${title}\n${rows(content.rows)}`
  const lines = content.lines.map((line) => `<p class="ink" style="${style.line}">${words(line)}</p>`)
  const more = content.link ? `<p style="${style.line}">${link(content.link)}</p>` : ''
  return `${title}\n${lines.join('\n')}${more}`
}

function rows(pairs: readonly (readonly [string, string])[]): string {
  const cells = pairs.map(
    ([label, value]) =>
      `<tr><th scope="row" class="ink-soft row" align="left" valign="top" style="${style.label}">${escapeHtml(label)}</th><td class="ink row" valign="top" style="${style.value}">${escapeHtml(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.table}">${cells.join('\n')}</table>`
}
