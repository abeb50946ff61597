/** The editor of formatted texts. */
export const richText = {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'H2 heading',
  subheading: 'H3 smaller heading',
  bullets: 'Bulleted list',
  numbers: '1. numbered list',
  quote: 'Quote',
  link: 'Link',
  linkAddress: 'Link address',
  linkHint: 'Select the words first. Start with https://, mailto: or tel:',
  linkSet: 'Set link',
  linkRemove: 'Remove link',
  linkUnusable: 'Enter an address that starts with https://, mailto: or tel:',
} as const
