import type { ProvinceCode } from './known-place.ts'

/** A town of the gazetteer, by the name it has there. */
export interface TownNames {
  readonly town: string
  readonly province: ProvinceCode
  /** As it is called today. */
  readonly shown: string
  readonly otherNames: readonly string[]
}

/**
 * What else towns are called: official names of the Government Gazette where GeoNames (CC BY 4.0) has the
 * former one, former names, Afrikaans, isiZulu, isiXhosa, Sesotho and Setswana names, nicknames.
 */
export const townNames: readonly TownNames[] = [
  also('Cape Town', 'WC', 'Kaapstad', 'iKapa', 'CPT', 'Mother City', 'Slaapstad', 'Kapstadt', 'CT'),
  also('Johannesburg', 'GP', 'Joburg', 'Jozi', 'Jhb', 'Egoli', 'Joeys', 'Jo’burg', 'eGoli', 'JNB'),
  also('Pretoria', 'GP', 'Tshwane', 'PTA', 'Jacaranda City', 'ePitoli', 'Snor City'),
  also('Durban', 'KZN', 'eThekwini', 'Durbs', 'Dbn', 'Thekwini', 'Durban Beachfront'),
  renamed(
    'Port Elizabeth',
    'EC',
    'Gqeberha',
    'PE',
    'eBhayi',
    'iBhayi',
    'Nelson Mandela Bay',
    'Windy City',
    'Die Baai',
    'Gqebera',
  ),
  also('Pietermaritzburg', 'KZN', 'Maritzburg', 'PMB', 'uMgungundlovu', 'Sleepy Hollow'),
  also('Bloemfontein', 'FS', 'Bloem', 'Mangaung', 'Bfn', 'City of Roses'),
  also('East London', 'EC', 'Oos-Londen', 'eMonti', 'Slummies', 'Buffalo City Metro', 'KuGompo', 'iMonti'),
  renamed('Grahamstown', 'EC', 'Makhanda', 'Grahamstad', 'iRhini', 'Rhini', 'Makana'),
  renamed('Uitenhage', 'EC', 'Kariega'),
  renamed('Queenstown', 'EC', 'Komani', 'eKomani'),
  also('Cradock', 'EC', 'Nxuba', 'Karadokhi'),
  also('Graaff-Reinet', 'EC', 'Graaf Reinet', 'Graff Reinet', 'Graaff Reinett', 'Gem of the Karoo'),
  also('Fort Beaufort', 'EC', 'KwaMaqoma'),
  also('Somerset East', 'EC', 'KwaNojoli', 'Somerset-Oos'),
  also('Aliwal North', 'EC', 'Maletswai', 'Aliwal-Noord'),
  also('Barkly East', 'EC', 'Barkly-Oos', 'Barkley East', 'Ekhephini'),
  also('Port Saint John’s', 'EC', 'Port St Johns', 'PSJ', 'Umzimvubu Mouth', 'Port St John'),
  also('Mthatha', 'EC', 'Umtata'),
  also('Butterworth', 'EC', 'Gcuwa', 'iGcuwa'),
  also('Port Alfred', 'EC', 'Kowie', 'Kowie River', 'iCawa'),
  also('Elliot', 'EC', 'Khowa'),
  also('Maclear', 'EC', 'Nqanqarhu'),
  renamed('Witbank', 'MP', 'eMalahleni', 'Emalahleni'),
  renamed('Nelspruit', 'MP', 'Mbombela'),
  renamed('Lydenburg', 'MP', 'Mashishing'),
  renamed('Piet Retief', 'MP', 'eMkhondo', 'Mkhondo'),
  also('Belfast', 'MP', 'eMakhazeni', 'Emakhazeni'),
  also('White River', 'MP', 'Witrivier', 'Wit Rivier'),
  also('Middelburg', 'MP', 'Steve Tshwete', 'Mhluzi'),
  also('Volksrust', 'MP', 'Pixley ka Seme'),
  also('Polokwane', 'LP', 'Pietersburg'),
  also('Mokopane', 'LP', 'Potgietersrus', 'Potties'),
  also('Modimolle', 'LP', 'Nylstroom'),
  also('Bela-Bela', 'LP', 'Warmbaths', 'Warmbad', 'Belabela'),
  also('Lephalale', 'LP', 'Ellisras'),
  also('Louis Trichardt', 'LP', 'Makhado', 'Louis Trichard'),
  also('Musina', 'LP', 'Messina', 'Beit Bridge'),
  renamed('Duiwelskloof', 'LP', 'Modjadjiskloof'),
  renamed('Dendron', 'LP', 'Mogwadi'),
  renamed('Bochum', 'LP', 'Senwabarwana'),
  also('Mahikeng', 'NW', 'Mafikeng', 'Mafeking'),
  also('Potchefstroom', 'NW', 'Potch', 'Tlokwe', 'JB Marks'),
  also('Klerksdorp', 'NW', 'Matlosana'),
  also('Brits', 'NW', 'Madibeng'),
  also('KwaDukuza', 'KZN', 'Stanger'),
  also('eMkhomazi', 'KZN', 'Umkomaas', 'Umkomazi', 'Mkomazi'),
  renamed('Saint Lucia Estuary', 'KZN', 'St Lucia', 'Saint Lucia', 'St Lucia Town', 'St Lucia Village'),
  renamed('Mooirivier', 'KZN', 'Mooi River', 'Mpofana'),
  also('Estcourt', 'KZN', 'eMtshezi', 'Mtshezi'),
  also('Ladysmith', 'KZN', 'uMnambithi', 'Emnambithi'),
  also('Vryheid', 'KZN', 'Abaqulusi', 'Filidi'),
  also('Greytown', 'KZN', 'uMgungundlovana', 'Umvoti'),
  also('Pongola', 'KZN', 'uPhongolo', 'Phongola'),
  also('Margate', 'KZN', 'Margate Beach', 'Uvongo Margate'),
  also('Harrismith', 'FS', 'Ntabazwe', 'Thaba Ntsho'),
  also('Phuthaditjhaba', 'FS', 'Qwaqwa', 'Witsieshoek'),
  also('Plettenberg Bay', 'WC', 'Plett', 'Plettenbergbaai', 'Plettenburg Bay', 'Bitou', 'Plet'),
  also('Mossel Bay', 'WC', 'Mosselbaai', 'Mosselbay', 'Mussel Bay'),
  also('Arniston', 'WC', 'Waenhuiskrans'),
  also('Saldanha', 'WC', 'Saldanha Bay', 'Saldanhabaai'),
  also('Riversdale', 'WC', 'Riversdal'),
  renamed('Albertina', 'WC', 'Albertinia'),
  also('George', 'WC', 'Outeniqua', 'Georgetown'),
  also('Ladismith', 'WC', 'Ladismith Cape', 'Ladismith Klein Karoo'),
  also('Kimberley', 'NC', 'Kimberly', 'Diamond City', 'Sol Plaatje'),
  also('Victoria West', 'NC', 'Victoria-Wes'),
  also('Barkly West', 'NC', 'Barkly-Wes', 'Barkley West'),
  renamed('Van Wyksvlei', 'NC', 'Vanwyksvlei'),
  also('Still Bay', 'WC', 'Stilbaai', 'Stillbay', 'Stilbay'),
  also('Jeffreys Bay', 'EC', 'J-Bay', 'JBay', 'Jeffreysbaai', 'Jeffries Bay', 'Jeffrey’s Bay'),
  also('Sodwana Bay', 'KZN', 'Sodwana', 'Sodwanabaai'),
  also('Langebaan', 'WC', 'Langebaan Beach', 'Langbaan'),
  also('Great Brak River', 'WC', 'Groot-Brakrivier', 'Great Brak', 'Groot Brak'),
  also('Elands Bay', 'WC', 'Elandsbaai', 'Eland’s Bay'),
  also('Lambert’s Bay', 'WC', 'Lambertsbaai', 'Lamberts Bay'),
  also('L’Agulhas', 'WC', 'Lagulhas', 'Agulhas Village'),
  also('Witsand', 'WC', 'Port Beaufort'),
  also('Storms River', 'EC', 'Stormsrivier', 'Storms River Village'),
  also('Machadodorp', 'MP', 'eNtokozweni'),
  also('Waterval Boven', 'MP', 'eMgwenya', 'Waterval-Boven'),
  also('St Francis Bay', 'EC', 'St Francis', 'Sint Francisbaai'),
  also('Coffee Bay', 'EC', 'Koffiebaai', 'Coffeebay'),
  also('Simon’s Town', 'WC', 'Simonstad', 'Simonstown'),
  also('Amanzimtoti', 'KZN', 'Toti'),
  also('Umhlanga', 'KZN', 'uMhlanga Rocks'),
]

function also(town: string, province: ProvinceCode, ...otherNames: readonly string[]): TownNames {
  return { town, province, shown: town, otherNames }
}

/** The gazetteer's name becomes another one of those that it answers to. */
function renamed(town: string, province: ProvinceCode, shown: string, ...otherNames: readonly string[]): TownNames {
  return { town, province, shown, otherNames: [town, ...otherNames] }
}
