/** The editor of formatted texts. */
export const richText = {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading (H2)',
  subheading: 'Smaller heading (H3)',
  bullets: 'List with points',
  numbers: 'Numbered list',
  quote: 'Quotation',
  link: 'Link',
  linkAddress: 'Address of the link',
  linkHint: 'Mark the words first. Begin with https://, mailto: or tel:',
  linkSet: 'Set link',
  linkRemove: 'Remove link',
  linkUnusable: 'Enter an address that begins with https://, mailto: or tel:',
} as const
