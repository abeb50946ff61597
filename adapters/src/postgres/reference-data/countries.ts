/** Countries whose campers book here; organisations lie in those that have provinces. */
export const countries = [
  country('ZA', 'South Africa', 'ZAR', 'R', 'Africa/Johannesburg', '+27'),
  country('BW', 'Botswana', 'BWP', 'P', 'Africa/Gaborone', '+267'),
  country('LS', 'Lesotho', 'LSL', 'L', 'Africa/Maseru', '+266'),
  country('MZ', 'Mozambique', 'MZN', 'MT', 'Africa/Maputo', '+258'),
  country('NA', 'Namibia', 'NAD', 'N$', 'Africa/Windhoek', '+264'),
  country('SZ', 'Eswatini', 'SZL', 'E', 'Africa/Mbabane', '+268'),
  country('ZW', 'Zimbabwe', 'USD', 'US$', 'Africa/Harare', '+263'),
  country('DE', 'Germany', 'EUR', '€', 'Europe/Berlin', '+49'),
  country('GB', 'United Kingdom', 'GBP', '£', 'Europe/London', '+44'),
  country('NL', 'Netherlands', 'EUR', '€', 'Europe/Amsterdam', '+31'),
]

/** By ISO 3166-2, with the first-order code that GeoNames gives them. */
export const provinces = [
  { country_code: 'ZA', code: 'EC', name: 'Eastern Cape', geonames: '05' },
  { country_code: 'ZA', code: 'FS', name: 'Free State', geonames: '03' },
  { country_code: 'ZA', code: 'GP', name: 'Gauteng', geonames: '06' },
  { country_code: 'ZA', code: 'KZN', name: 'KwaZulu-Natal', geonames: '02' },
  { country_code: 'ZA', code: 'LP', name: 'Limpopo', geonames: '09' },
  { country_code: 'ZA', code: 'MP', name: 'Mpumalanga', geonames: '07' },
  { country_code: 'ZA', code: 'NC', name: 'Northern Cape', geonames: '08' },
  { country_code: 'ZA', code: 'NW', name: 'North West', geonames: '10' },
  { country_code: 'ZA', code: 'WC', name: 'Western Cape', geonames: '11' },
]

/** Value-Added Tax Act 89 of 1991, section 7(1), as amended. */
export const vatRates = [
  { country_code: 'ZA', effective_from: '1993-04-07', percentage: 14 },
  { country_code: 'ZA', effective_from: '2018-04-01', percentage: 15 },
]

function country(code: string, name: string, currency: string, symbol: string, timezone: string, phoneCode: string) {
  return { code, name, currency, currency_symbol: symbol, timezone, phone_code: phoneCode }
}
