/** What the platform's people see and do about one organisation. */
export const platformOrganisations = {
  recordLead: 'What the platform sets. Everything else its own people do; act as its staff to see what they see.',
  statusTitle: 'Status',
  addressTitle: 'Address',
  publicPage: 'Page',
  shortLink: 'Short link',
  shortLinkHint: 'Stays the same when the address changes: for signs and papers.',
  feesTitle: 'Fees',
  flagsTitle: 'Featured and demo',
  changeFees: 'Change fees and flags',
  history: 'Status and its history',
  users: 'Users',
  settings: 'All settings',
  actAs: 'Act as its staff',
  delete: 'Delete organisation',
  open: 'Open',

  actTitle: 'Act as staff of {{name}}',
  actLead:
    'You see and do what its administrator may, and nothing else, until you stop. A banner says so on every page, and the audit log keeps when, why and what you changed.',
  actWhyTitle: 'Before you begin',
  actWhy: 'Why',
  actWhyHint: 'The campsite can read it: “They asked for help with their seasons”.',
  actWhyMissing: 'Why: say in a few words why you act for this campsite',
  actSessionOver: 'Your session has ended: sign in again',
  actBegin: 'Begin',
} as const
