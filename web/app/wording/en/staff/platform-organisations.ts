/** What the platform's people see and do about one organisation. */
export const platformOrganisations = {
  recordLead: 'What we decide for this campsite. The rest is up to its own people. To see what they see, act as its staff.',
  statusTitle: 'Status',
  addressTitle: 'Address',
  publicPage: 'Page',
  shortLink: 'Short link',
  shortLinkHint: 'Stays the same if the address changes. Use it on signs and in print.',
  feesTitle: 'Fees',
  flagsTitle: 'Featured and demo',
  changeFees: 'Change fees and flags',
  history: 'Status and history',
  users: 'Users',
  settings: 'All settings',
  actAs: 'Act as its staff',
  delete: 'Delete organisation',
  open: 'Open',

  actTitle: 'Act as staff of {{name}}',
  actLead:
    'You see and do what its administrator can, and nothing else, until you stop. A banner on every page reminds you, and the audit log keeps when, why and what you changed.',
  actWhyTitle: 'Before you begin',
  actWhy: 'Why',
  actWhyHint: 'The campsite can read this, so keep it plain: “They asked for help with their seasons”.',
  actWhyMissing: 'Why: say in a few words why you’re acting for this campsite',
  actSessionOver: 'Your session has ended. Log in again',
  actBegin: 'Begin',
} as const
