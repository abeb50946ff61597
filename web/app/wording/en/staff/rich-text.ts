/** The editor of formatted texts. */
export const richText = {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'H2 heading',
  subheading: 'H3 smaller heading',
  bullets: 'List with points',
  numbers: '1. numbered list',
  quote: 'Quotation',
  link: 'Link',
  linkAddress: 'Address of the link',
  linkHint: 'Mark the words first. Begin with https://, mailto: or tel:',
  linkSet: 'Set link',
  linkRemove: 'Remove link',
  linkUnusable: 'Enter an address that begins with https://, mailto: or tel:',
} as const
