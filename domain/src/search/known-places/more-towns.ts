import type { ProvinceCode } from './known-place.ts'

/** `name, latitude, longitude; …` */
const byProvince: Readonly<Record<ProvinceCode, string>> = {
  WC: `Langebaan, -33.09, 18.03; Still Bay, -34.37, 21.42; Gansbaai, -34.58, 19.35; Kleinmond, -34.34, 19.03;
    Betty’s Bay, -34.37, 18.92; Pringle Bay, -34.35, 18.83; Onrus, -34.41, 19.18; Stanford, -34.44, 19.46;
    Pearly Beach, -34.66, 19.49; Struisbaai, -34.8, 20.05; L’Agulhas, -34.83, 20.01; Witsand, -34.39, 20.84;
    Gouritsmond, -34.35, 21.88; Vleesbaai, -34.29, 21.93; Hartenbos, -34.13, 22.11; Great Brak River, -34.05, 22.22;
    Wilderness, -33.99, 22.58; Sedgefield, -34.02, 22.8; Nature’s Valley, -33.98, 23.56; Paternoster, -32.81, 17.89;
    St Helena Bay, -32.76, 18.03; Velddrif, -32.78, 18.17; Yzerfontein, -33.34, 18.16; Darling, -33.38, 18.38;
    Elands Bay, -32.31, 18.34; Lambert’s Bay, -32.09, 18.31; Citrusdal, -32.59, 19.01; Wuppertal, -32.28, 19.22;
    Strandfontein, -31.75, 18.23; Tulbagh, -33.29, 19.14; Franschhoek, -33.91, 19.12; Barrydale, -33.9, 20.72;
    Bonnievale, -33.93, 20.1; Greyton, -34.05, 19.61; Villiersdorp, -33.99, 19.29; McGregor, -33.95, 19.83;
    Touws River, -33.34, 20.03; Matjiesfontein, -33.23, 20.58; Rawsonville, -33.69, 19.32; De Doorns, -33.48, 19.66;
    Wolseley, -33.42, 19.2; Porterville, -33.01, 18.99; Riebeek-Kasteel, -33.38, 18.9; Uniondale, -33.66, 23.13;
    Strand, -34.12, 18.83; Gordon’s Bay, -34.16, 18.87; Somerset West, -34.08, 18.85; Simon’s Town, -34.19, 18.43;
    Fish Hoek, -34.14, 18.43; Hout Bay, -34.04, 18.35; Kommetjie, -34.14, 18.33; Bloubergstrand, -33.8, 18.46;
    Durbanville, -33.83, 18.65; Melkbosstrand, -33.72, 18.44; Genadendal, -34.03, 19.55; Napier, -34.47, 19.9`,
  EC: `Jeffreys Bay, -34.05, 24.92; Storms River, -33.97, 23.88; St Francis Bay, -34.17, 24.83; Cape St Francis, -34.21, 24.83;
    Humansdorp, -34.03, 24.77; Kenton-on-Sea, -33.68, 26.67; Bathurst, -33.5, 26.82; Hamburg, -33.29, 27.46;
    Haga Haga, -32.77, 28.24; Morgan Bay, -32.71, 28.34; Kei Mouth, -32.69, 28.37; Coffee Bay, -31.98, 29.14;
    Hole in the Wall, -32.04, 29.11; Mazeppa Bay, -32.47, 28.65; Cintsa, -32.83, 28.12; Gonubie, -32.94, 28.01;
    Joubertina, -33.83, 23.85; Patensie, -33.76, 24.81; Nieu-Bethesda, -31.87, 24.55; Hogsback, -32.59, 26.93;
    Rhodes, -30.79, 27.97; Willowvale, -32.27, 28.5; Hofmeyr, -31.65, 25.8; Steynsburg, -31.3, 25.82`,
  NC: `Augrabies, -28.66, 20.43; Kamieskroon, -30.21, 17.93; Hondeklip Bay, -30.32, 17.27; Alexander Bay, -28.6, 16.49;
    Nieuwoudtville, -31.37, 19.11; Loeriesfontein, -30.95, 19.44; Hanover, -31.07, 24.44; Richmond, -31.42, 23.94;
    Britstown, -30.59, 23.5; Sutherland, -32.39, 20.66; Keimoes, -28.71, 20.97; Askham, -26.99, 20.78; Vioolsdrif, -28.77, 17.63`,
  KZN: `Sodwana Bay, -27.54, 32.67; Mbazwana, -27.49, 32.58; Port Edward, -31.05, 30.22; Southbroom, -30.92, 30.32;
    Ramsgate, -30.88, 30.35; Uvongo, -30.83, 30.39; Hibberdene, -30.57, 30.57; Umhlanga, -29.73, 31.08;
    Salt Rock, -29.5, 31.24; Mtunzini, -28.95, 31.75; Underberg, -29.79, 29.49; Winterton, -28.81, 29.53;
    Nottingham Road, -29.36, 29.99; Van Reenen, -28.37, 29.38; Pennington, -30.38, 30.7; Umzumbe, -30.62, 30.55;
    Amanzimtoti, -30.05, 30.88; Hillcrest, -29.78, 30.77; Manguzi, -26.99, 32.75; Balgowan, -29.4, 30.03`,
  FS: `Clarens, -28.51, 28.42; Fouriesburg, -28.62, 28.21; Memel, -27.68, 29.57; Rosendal, -28.51, 27.93; Philippolis, -30.26, 25.28;
    Bethulie, -30.5, 25.98; Smithfield, -30.21, 26.53; Oranjeville, -26.99, 28.21`,
  MP: `Dullstroom, -25.42, 30.1; Graskop, -24.94, 30.84; Hazyview, -25.04, 31.13; Sabie, -25.1, 30.78; Pilgrim’s Rest, -24.91, 30.76;
    Malelane, -25.48, 31.51; Marloth Park, -25.34, 31.78; Wakkerstroom, -27.35, 30.14; Chrissiesmeer, -26.28, 30.21;
    Kaapsehoop, -25.58, 30.77; Machadodorp, -25.66, 30.25; Waterval Boven, -25.65, 30.33; Ohrigstad, -24.75, 30.56`,
  LP: `Haenertsburg, -23.94, 29.94; Vaalwater, -24.28, 28.11; Alldays, -22.68, 29.1; Gravelotte, -23.95, 30.61; Ofcolaco, -24.11, 30.38;
    Northam, -24.95, 27.26`,
  GP: `Magaliesburg, -26.0, 27.54; Hekpoort, -25.88, 27.61; Muldersdrift, -26.03, 27.85; Sandton, -26.11, 28.05`,
  NW: `Hartbeespoort, -25.72, 27.85; Swartruggens, -25.65, 26.69; Sun City, -25.34, 27.09; Mooinooi, -25.75, 27.55`,
}

export interface MoreTown {
  readonly name: string
  readonly province: ProvinceCode
  readonly latitude: number
  readonly longitude: number
}

/** Towns where people camp that GeoNames' larger ones leave out. Positions are ours, to about a kilometre. */
export const moreTowns: readonly MoreTown[] = Object.entries(byProvince).flatMap(([province, towns]) =>
  towns.split(';').map((town) => {
    const [name = '', latitude, longitude] = town.split(',').map((part) => part.trim())
    return { name, province: province as ProvinceCode, latitude: Number(latitude), longitude: Number(longitude) }
  }),
)
