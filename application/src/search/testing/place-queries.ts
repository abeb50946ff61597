/** What must be found: the name, then texts that name it as people type it. */
const found = `
Cederberg: Cederberg | cederberg | Cedarberg | Sederberg | Cederberge | the Cederberg | cederburg | camping cederberg | Cederberg mountains
Overberg: Overberg | overburg | camping in the overberg
Garden Route: Garden Route | garden rout | Tuinroete | gardenroute | garden route camping
West Coast: West Coast | westcoast | Weskus | west cost
South Coast: South Coast | Suidkus | KZN South Coast | Hibiscus Coast
North Coast: North Coast | Dolphin Coast
Whale Coast: Whale Coast | Walviskus | Cape Whale Coast
Wild Coast: Wild Coast | wildcoast | Transkei | Wildekus | camping wild coast
Sunshine Coast: Sunshine Coast
Elephant Coast: Elephant Coast | Maputaland
Drakensberg: Drakensberg | drakensburg | Drakensberge | uKhahlamba | drakensberg mountains | drakensbrg
Central Drakensberg: Central Drakensberg | Champagne Valley | Cathedral Peak
Southern Drakensberg: Southern Drakensberg | Southern Berg | Sani Pass
Midlands: Midlands | KZN Midlands | Natal Midlands | Midlands Meander | middelands
Karoo: Karoo | karroo | the karoo
Great Karoo: Great Karoo | Groot Karoo | Groot-Karoo
Little Karoo: Little Karoo | Klein Karoo | klein-karoo
Tankwa Karoo: Tankwa | Tankwa Karoo | Tanqua
Camdeboo: Camdeboo | Valley of Desolation
Winelands: Winelands | Cape Winelands | Boland | winlands
Breede River Valley: Breede River | Breede | Breërivier | Breede Valley
Swartland: Swartland | Riebeek Valley
Langkloof: Langkloof
Baviaanskloof: Baviaanskloof | Baviaans | baviaanskloff
Tsitsikamma: Tsitsikamma | Tsitsikama | Tzitzikama | tsitsikamma national park
Swartberg: Swartberg | Swartberg Pass | Die Hel
Namaqualand: Namaqualand | Namakwaland | Namaqua | namaqualnd
Kalahari: Kalahari | kalahary
Richtersveld: Richtersveld | richtersvelt
Eastern Free State: Eastern Free State | Oos-Vrystaat
Zululand: Zululand | zulu land | Northern KZN
Battlefields: Battlefields | Battlefields Route
Bushveld: Bushveld | Bosveld | bushveldt | the bushveld
Lowveld: Lowveld | Laeveld | low veld
Highveld: Highveld | Hoëveld
Panorama Route: Panorama Route | panorama | panorama rout
Waterberg: Waterberg | waterburg
Soutpansberg: Soutpansberg | Venda | zoutpansberg
Magoebaskloof: Magoebaskloof | magoebaskloof
Magaliesberg: Magaliesberg | Magalies | magaliesberge
Cradle of Humankind: Cradle of Humankind | cradle
Vaal: Vaal | Vaal River | Vaalrivier
Route 62: Route 62 | R62
Cape Peninsula: Cape Peninsula | Cape Point
Hemel-en-Aarde Valley: hemel en aarde | Hemel-en-Aarde
Kruger National Park: Kruger | Kruger Park | kruger national park | Krugerwildtuin | KNP | near kruger | kruger camping | krugr national park
Kgalagadi Transfrontier Park: Kgalagadi | kgalagadi park | Kalagadi | Kalahari Gemsbok Park
Addo Elephant National Park: Addo | Addo Elephant Park | addo national park | adoo elephant park
iSimangaliso Wetland Park: iSimangaliso | isimangaliso | Simangaliso | isimangalizo
Hluhluwe-iMfolozi Park: iMfolozi | Umfolozi | Hluhluwe Umfolozi
Golden Gate Highlands National Park: Golden Gate | golden gate national park
Mountain Zebra National Park: Mountain Zebra | mountain zebra park
Karoo National Park: Karoo National Park
Agulhas National Park: Cape Agulhas | Agulhas | Kaap Agulhas
West Coast National Park: West Coast National Park | Postberg
Table Mountain National Park: Table Mountain | Tafelberg
Augrabies Falls National Park: Augrabies Falls | augrabies falls national park
Mokala National Park: Mokala
Marakele National Park: Marakele
Mapungubwe National Park: Mapungubwe | mapungubwe
Pilanesberg National Park: Pilanesberg | Pilansberg | pilanesburg
Madikwe Game Reserve: Madikwe
Dinokeng Game Reserve: Dinokeng
Loskop Dam: Loskop Dam | loskopdam | Loskop
Royal Natal National Park: Royal Natal
Oribi Gorge: Oribi Gorge | Oribi
De Hoop Nature Reserve: De Hoop | de hoop reserve
Blyde River Canyon: Blyde River Canyon | Blyde | blyde canyon
Kosi Bay: Kosi Bay | Kosibaai
Jozini Dam: Jozini Dam | Pongolapoort
Midmar Dam: Midmar | Midmar Dam
Sterkfontein Dam: Sterkfontein Dam
Gariep Dam: Gariep Dam | Gariepdam
Vanderkloof Dam: Vanderkloof | vanderkloof dam
Vaal Dam: Vaal Dam | Vaaldam
Bloemhof Dam: Bloemhof Dam
Hartbeespoort Dam: Harties | Hartbeespoort Dam | Hartebeespoort
Clanwilliam Dam: Clanwilliam Dam
Theewaterskloof Dam: Theewaterskloof
Langebaan Lagoon: Langebaan Lagoon
South Africa: South Africa | SA  | RSA | Suid-Afrika | Mzansi | south afrika
Western Cape: Western Cape | W Cape | WCape | Wes-Kaap | western  cape | westen cape
Eastern Cape: Eastern Cape | E Cape | Oos-Kaap
Northern Cape: Northern Cape | Noord-Kaap
Free State: Free State | Vrystaat | Freestate | OFS
KwaZulu-Natal: KZN | KwaZulu-Natal | kwazulu natal | Natal | kwa-zulu natal
Gauteng: Gauteng | gautang
Mpumalanga: Mpumalanga | mpumalunga
Limpopo: Limpopo
North West: North West | Noordwes | North West Province
Cape Town: Cape Town | Kaapstad | iKapa | capetown | Mother City | cape twon
Johannesburg: Johannesburg | Joburg | Jozi | Jhb | eGoli | johanesburg | Jo'burg
Pretoria: Pretoria | Tshwane | PTA | pretorea
Durban: Durban | eThekwini | Durbs | durbin
Gqeberha: Gqeberha | Port Elizabeth | PE  | Gqebera | port elisabeth
Pietermaritzburg: Pietermaritzburg | Maritzburg | PMB | pietermaritzberg
Bloemfontein: Bloemfontein | Bloem | Mangaung | bloemfontien
East London: East London | Oos-Londen
Makhanda: Makhanda | Grahamstown | Grahamstad
Kariega: Kariega | Uitenhage
Komani: Komani | Queenstown
Graaff-Reinet: Graaff-Reinet | graaff reinet | Graaf Reinet | graff reinet
Port Saint John’s: Port St Johns | port saint johns
Mthatha: Mthatha | Umtata
eMalahleni: Witbank | eMalahleni
Mbombela: Mbombela | Nelspruit | nelspriut
Polokwane: Polokwane | Pietersburg
Mokopane: Mokopane | Potgietersrus
Modimolle: Modimolle | Nylstroom
Bela-Bela: Bela-Bela | bela bela | Warmbad
Lephalale: Lephalale | Ellisras
Louis Trichardt: Louis Trichardt | Makhado
Musina: Musina | Messina
Mahikeng: Mahikeng | Mafikeng
Potchefstroom: Potchefstroom | Potch
KwaDukuza: KwaDukuza | Stanger
St Lucia: St Lucia | Saint Lucia
Plettenberg Bay: Plettenberg Bay | Plett | plettenburg bay
Mossel Bay: Mossel Bay | Mosselbaai | mosselbay
Hermanus: Hermanus | Harmunus | hermanes | hermnaus | camping in hermanus | Hermánus
Stellenbosch: Stellenbosch | stelenbosh | Stellenb
Knysna: Knysna | knisna | knysnna
Oudtshoorn: Oudtshoorn | oudtshorn | outshoorn
Langebaan: Langebaan | langeban
Still Bay: Still Bay | Stilbaai | stillbay
Sodwana Bay: Sodwana | Sodwana Bay | sodwana bay camping
Jeffreys Bay: Jeffreys Bay | J-Bay | jeffries bay | jefreys bay
Clanwilliam: Clanwilliam | clanwiliam
Clarens: Clarens
Hazyview: Hazyview | hazeyview
Sabie: Sabie
Graskop: Graskop
Dullstroom: Dullstroom | dulstroom
Underberg: Underberg
Paternoster: Paternoster
Wilderness: Wilderness | wildernes
Sedgefield: Sedgefield
Struisbaai: Struisbaai | struisbay
Gansbaai: Gansbaai | gansbai
Coffee Bay: Coffee Bay
Hogsback: Hogsback | hogs back
Swellendam: Swellendam | swelendam
Robertson: Robertson
Montagu: Montagu | montague
Prince Albert: Prince Albert
Upington: Upington
Magaliesburg: Magaliesburg
Barrydale: Barrydale
Citrusdal: Citrusdal
Kenton-on-Sea: Kenton-on-Sea | kenton on sea
`

/** What may be several places: the page asks, and one of the choices is the name. */
const asked = `
Port Alfred: port
Cape Town: cape
Middelburg: middelburg
Durban: durb
Richmond: richmond
`

/** Nothing by that name: no campsite for a common word, and no guess. */
export const unknownQueries = ['river', 'camp', 'coast camp', 'kloof', 'farm', 'xyzzyplugh', 'wild farm', 'lake', 'valley camp']

export interface PlaceQuery {
  readonly query: string
  readonly name: string
}

export const foundQueries = queries(found)
export const askedQueries = queries(asked)

function queries(text: string): readonly PlaceQuery[] {
  const lines = text.trim().split('\n')
  return lines.flatMap((line) => {
    const [name = '', texts = ''] = line.split(': ')
    return texts.split(' | ').map((query) => ({ name, query }))
  })
}
