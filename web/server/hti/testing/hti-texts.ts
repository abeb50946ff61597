const namespace = 'xmlns="http://www.opentravel.org/OTA/2003/05"'

/** Messages of HTI as texts, with the requestor that each of them carries. */
export const ping = `<OTA_PingRQ ${namespace} EchoToken="tok-1" Version="2.000"><EchoData>Hallo &amp; goeiedag</EchoData></OTA_PingRQ>`

const pos = `<POS><Source ISOCurrency="ZAR"><RequestorID Type="13" ID="hti-demo" MessagePassword="a-long-password"/></Source></POS>`

export const describe = (hotel = 'KLOOF01') =>
  `<OTA_HotelDescriptiveInfoRQ ${namespace} EchoToken="tok-1" Version="2.000">${pos}<HotelDescriptiveInfos>` +
  `<HotelDescriptiveInfo HotelCode="${hotel}"/></HotelDescriptiveInfos></OTA_HotelDescriptiveInfoRQ>`

export interface RoomFacts {
  readonly room?: string
  readonly hotel?: string
  readonly from?: string
  readonly to?: string
  readonly adults?: number
  readonly total?: string
}

const guests = (adults: number) => `<GuestCounts><GuestCount AgeQualifyingCode="10" Count="${adults}"/></GuestCounts>`

export const availability = ({ room, hotel = 'KLOOF01', from = '2027-02-01', to = '2027-02-05', adults = 2 }: RoomFacts = {}) =>
  `<OTA_HotelAvailRQ ${namespace} EchoToken="tok-1" Target="Test" Version="3.001">${pos}<AvailRequestSegments><AvailRequestSegment>` +
  `<HotelSearchCriteria><Criterion><HotelRef HotelCode="${hotel}"/><StayDateRange Start="${from}" End="${to}"/>` +
  `<RoomStayCandidates><RoomStayCandidate ${room ? `RoomTypeCode="${room}"` : ''}>${guests(adults)}</RoomStayCandidate>` +
  '</RoomStayCandidates></Criterion></HotelSearchCriteria></AvailRequestSegment></AvailRequestSegments></OTA_HotelAvailRQ>'

function booking(
  { room = 'P001', hotel = 'KLOOF01', from = '2027-02-01', to = '2027-02-05', adults = 2, total }: RoomFacts,
  id: string,
) {
  return (
    `<UniqueID Type="14" ID="${id}" ID_Context="HTI"/><RoomStays><RoomStay>` +
    `<RoomTypes><RoomType RoomTypeCode="${room}" NumberOfUnits="1"/></RoomTypes>${guests(adults)}` +
    `<TimeSpan Start="${from}" End="${to}"/>${total ? `<Total AmountAfterTax="${total}" CurrencyCode="ZAR"/>` : ''}` +
    `<BasicPropertyInfo HotelCode="${hotel}"/></RoomStay></RoomStays><ResGuests><ResGuest ResGuestRPH="1" PrimaryIndicator="true">` +
    '<Profiles><ProfileInfo><Profile ProfileType="1"><Customer><PersonName><GivenName>Thandi</GivenName><Surname>Nkosi</Surname>' +
    '</PersonName><Telephone PhoneTechType="5" PhoneNumber="+27821234567"/><Email>thandi@example.com</Email></Customer></Profile>' +
    '</ProfileInfo></Profiles></ResGuest></ResGuests>'
  )
}

export const create = (id: string, facts: RoomFacts = {}) =>
  `<OTA_HotelResRQ ${namespace} EchoToken="tok-1" Version="5.001" ResStatus="Commit">${pos}<HotelReservations>` +
  `<HotelReservation>${booking(facts, id)}</HotelReservation></HotelReservations></OTA_HotelResRQ>`

export const modify = (id: string, facts: RoomFacts = {}) =>
  `<OTA_HotelResModifyRQ ${namespace} EchoToken="tok-1" Version="5.000" ResStatus="Modify">${pos}<HotelResModifies>` +
  `<HotelResModify>${booking(facts, id)}</HotelResModify></HotelResModifies></OTA_HotelResModifyRQ>`

export const cancel = (id: string, type: 'Initiate' | 'Commit' = 'Commit') =>
  `<OTA_CancelRQ ${namespace} EchoToken="tok-1" Version="2.002" CancelType="${type}" TravelSector="3">${pos}` +
  `<UniqueID Type="14" ID="${id}" Reason="Guest cancelled"/></OTA_CancelRQ>`

export const read = (id: string) =>
  `<OTA_ReadRQ ${namespace} EchoToken="tok-1" Version="3.500">${pos}<ReadRequests><ReadRequest>` +
  `<UniqueID Type="14" ID="${id}"/></ReadRequest></ReadRequests></OTA_ReadRQ>`

export const readChanges = (start: string, hotel = 'KLOOF01') =>
  `<OTA_ReadRQ ${namespace} EchoToken="tok-1" Version="3.500">${pos}<ReadRequests><HotelReadRequest HotelCode="${hotel}">` +
  `<SelectionCriteria Start="${start}" DateType="LastUpdateDate"/></HotelReadRequest></ReadRequests></OTA_ReadRQ>`

export const inSoap = (message: string) =>
  `<?xml version="1.0"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Header/><s:Body>${message}</s:Body></s:Envelope>`
