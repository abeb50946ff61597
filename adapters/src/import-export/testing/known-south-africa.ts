import type { KnownCountry } from '@camp/application/import-export/known-countries.ts'

export const knownSouthAfrica: readonly KnownCountry[] = [
  {
    code: 'ZA',
    currency: 'ZAR',
    provinces: [
      ...['Eastern Cape', 'Free State', 'Gauteng', 'KwaZulu-Natal', 'Limpopo'],
      ...['Mpumalanga', 'North West', 'Northern Cape', 'Western Cape'],
    ],
  },
]
