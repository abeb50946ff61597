/** Who runs the marketplace; the facts themselves come from the configuration. */
export const operator = {
  name: 'Full name',
  registration: 'Registration',
  officeBearers: 'Office bearers',
  address: 'Address, also for legal documents',
  phone: 'Phone',
  email: 'E-mail',
  website: 'Website',
  demoTitle: 'This is a demo marketplace',
  demoText: 'Nobody runs it as a business: the names, numbers and addresses of its operator stand for those of a real company.',
} as const
