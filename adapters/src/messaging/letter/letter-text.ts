import type { Letter, LetterLink, LetterSection } from './letter.ts'

/** The plain part: everything the HTML says, for people and programs that read no HTML. */
export function letterText(letter: Letter): string {
  const links = [letter.action, letter.secondary, letter.summary].filter((link): link is LetterLink => link !== null)
  const unique = links.filter((link, index) => links.findIndex(({ url }) => url === link.url) === index)
  const blocks = [
    letter.campsite.toUpperCase(),
    letter.heading,
    ...letter.paragraphs,
    unique.map(({ label, url }) => `${label}:\n${url}`).join('\n\n'),
    ...letter.sections.map(sectionText),
    letter.footer,
  ]
  return `${blocks.join('\n\n')}\n`
}

function sectionText(section: LetterSection): string {
  if ('rows' in section) return [section.title, ...section.rows.map(([label, value]) => `${label}: ${value}`)].join('\n')
  const link = section.link ? [`${section.link.label}: ${section.link.url}`] : []
  return [section.title, ...section.lines, ...link].join('\n')
}
