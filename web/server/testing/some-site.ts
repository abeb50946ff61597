import type { SiteFacts } from '../request-scope.ts'

export function someSite(): SiteFacts {
  return {
    publicUrl: 'https://www.camp.example',
    operator: {
      name: 'Camp (Pty) Ltd',
      registration: '2026/123456/07',
      address: '1 Long Street, Cape Town, 8001',
      email: 'hello@camp.example',
      phone: '+27 21 555 0100',
      officeBearers: null,
      informationOfficer: null,
      isDemo: false,
    },
    name: null,
    social: { facebook: 'https://www.facebook.com/', instagram: 'https://www.instagram.com/' },
    phoneChannels: ['WHATSAPP', 'SMS'],
    sendsEmail: true,
  }
}
