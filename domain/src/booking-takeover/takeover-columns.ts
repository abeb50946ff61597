/** What a file of another system may say of a booking, in the order in which people choose its columns. */
export const takeoverFields = [
  ...(['reference', 'status', 'plot', 'arrival', 'departure', 'lastNight', 'nights'] as const),
  ...(['guest', 'firstName', 'lastName', 'email', 'phone', 'adults', 'children', 'total', 'paid', 'notes'] as const),
] as const
export type TakeoverField = (typeof takeoverFields)[number]

/** Which column of the file, from 0, says what; what no column says is null. */
export type TakeoverColumns = Readonly<Record<TakeoverField, number | null>>

export const takeoverSources = ['nightsbridge', 'beds24', 'csv'] as const
export type TakeoverSource = (typeof takeoverSources)[number]

/** Headings as systems write them, in small letters without marks between them. */
const headings: Readonly<Record<TakeoverField, readonly string[]>> = {
  reference: ['bookingid', 'bookid', 'bookingno', 'bookingnumber', 'bookingref', 'bookingreference', 'reference', 'ref', 'id'],
  status: ['status', 'bookingstatus'],
  plot: ['room', 'roomname', 'roomtype', 'unit', 'unitname', 'plot', 'stand', 'site', 'accommodation'],
  arrival: ['arrival', 'arrivaldate', 'arrive', 'checkin', 'checkindate', 'firstnight', 'from', 'startdate', 'datein'],
  departure: ['departure', 'departuredate', 'depart', 'leave', 'checkout', 'checkoutdate', 'to', 'enddate', 'dateout'],
  lastNight: ['lastnight'],
  nights: ['nights', 'noofnights', 'numberofnights'],
  guest: ['guest', 'guestname', 'name', 'fullname', 'client', 'clientname', 'bookedby'],
  firstName: ['firstname', 'guestfirstname', 'forename'],
  lastName: ['lastname', 'surname', 'guestlastname', 'guestsurname'],
  email: ['email', 'emailaddress', 'guestemail', 'mail'],
  phone: ['phone', 'mobile', 'cell', 'cellphone', 'guestmobile', 'guestphone', 'contactno', 'contactnumber', 'telephone', 'tel'],
  adults: ['adults', 'numadult', 'noofadults', 'adult', 'guests', 'pax'],
  children: ['children', 'numchild', 'noofchildren', 'child', 'kids'],
  total: ['total', 'price', 'totalprice', 'totalamount', 'amount', 'bookingtotal', 'invoicetotal', 'totalcost'],
  paid: ['paid', 'amountpaid', 'totalpaid', 'deposit', 'depositpaid', 'payments'],
  notes: ['notes', 'comments', 'note', 'guestcomments', 'remarks', 'specialrequests'],
}

/** By headings that only one of them writes. */
const signs: readonly (readonly [TakeoverSource, readonly string[]])[] = [
  ['beds24', ['bookid', 'firstnight', 'numadult']],
  ['nightsbridge', ['nbid', 'bookingid', 'datein']],
]

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The first column of each known heading, the best known first; a column says one thing. */
export function knownColumns(row: readonly string[]): TakeoverColumns {
  const written = row.map(plain)
  const taken = new Set<number>()
  const place = (field: TakeoverField): number | null => {
    const at = headings[field].map((name) => written.indexOf(name)).find((index) => index >= 0 && !taken.has(index))
    if (at === undefined) return null
    taken.add(at)
    return at
  }
  return Object.fromEntries(takeoverFields.map((field) => [field, place(field)])) as TakeoverColumns
}

export function knownSource(row: readonly string[]): TakeoverSource {
  const written = new Set(row.map(plain))
  return signs.find(([, names]) => names.filter((name) => written.has(name)).length >= 2)?.[0] ?? 'csv'
}

/** What has to be said by some column before a row can be read. */
export function missingColumns(columns: TakeoverColumns): readonly TakeoverField[] {
  const isSaid = (...fields: readonly TakeoverField[]) => fields.some((field) => columns[field] !== null)
  const missing: readonly (TakeoverField | false)[] = [
    !isSaid('plot') && 'plot',
    !isSaid('arrival') && 'arrival',
    !isSaid('departure', 'lastNight', 'nights') && 'departure',
    !isSaid('guest', 'firstName', 'lastName') && 'guest',
  ]
  return missing.filter((field) => field !== false)
}
