/** Pictures opened large, loaded with them. */
export const pictures = {
  counted: '{{number}} of {{count}}',
  next: 'Next picture',
  previous: 'Previous picture',
  closer: 'Look closer',
  close: 'Close the pictures',
} as const
