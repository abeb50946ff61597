import { type KnownRegion, type ProvinceCode, provinceName } from './known-place.ts'
import { countryBox, provinceBoxes } from './province-boxes.ts'

/** With their short names, and those in other languages and of former days. */
export const provinces: readonly KnownRegion[] = [
  province('the', 'WC', 'WC', 'W Cape', 'WCape', 'Wes-Kaap', 'Ntshona Koloni'),
  province('the', 'EC', 'EC', 'E Cape', 'ECape', 'Oos-Kaap', 'Mpuma Koloni'),
  province('the', 'NC', 'NC', 'N Cape', 'NCape', 'Noord-Kaap', 'Mntla Koloni'),
  province('the', 'FS', 'FS', 'OFS', 'Freestate', 'Vrystaat', 'Foreisetata', 'Orange Free State'),
  province('', 'KZN', 'KZN', 'Natal', 'KwaZulu', 'Kwa-Zulu Natal', 'iKwaZulu-Natali'),
  province('', 'NW', 'NW', 'North West Province', 'Northwest', 'Noordwes', 'Bokone Bophirima'),
  province('', 'GP', 'GP', 'PWV', 'Gauteng Province', 'Reef'),
  province('', 'MP', 'MP', 'Eastern Transvaal', 'Oos-Transvaal', 'iMpumalanga'),
  province('', 'LP', 'LP', 'Northern Province', 'Northern Transvaal', 'Noord-Transvaal'),
]

export const southAfrica: KnownRegion = {
  kind: 'country',
  name: 'South Africa',
  hasArticle: false,
  detail: '',
  box: countryBox,
  otherNames: ['SA', 'RSA', 'ZA', 'Mzansi', 'Suid-Afrika', 'iNingizimu Afrika', 'uMzantsi Afrika', 'Republic of South Africa'],
}

function province(article: 'the' | '', code: ProvinceCode, ...otherNames: readonly string[]): KnownRegion {
  const name = provinceName(code)
  return { kind: 'province', name, hasArticle: article !== '', detail: 'South Africa', box: provinceBoxes[name], otherNames }
}
