import { anOfflineReservation } from '@camp/application/offline-reservations/testing/an-offline-reservation.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import { aDocument, aTerm, halfNow } from '@camp/application/testing/kwena-camp.ts'
import { commands } from '@camp/application/testing/rights/commands.ts'
import type { CommandOf, GuardedName } from '@camp/application/testing/rights/rights.ts'
import type { RightsFixture } from '@camp/application/testing/rights/rights-fixture.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aPlot } from '@camp/domain/testing/a-plot.ts'
import { aSite } from '@camp/domain/testing/a-site.ts'

/** A form as it is sent whole, with ids in it that somebody may change. */
export interface Forgery {
  readonly useCase: GuardedName
  /** What the id is of. */
  readonly forged: string
  /** Where nothing is refused: the id is passed over. */
  readonly isPassedOver?: true
  readonly command: (actor: Actor, own: RightsFixture, forged: RightsFixture) => CommandOf<GuardedName>
}

function forgery<Name extends GuardedName>(
  useCase: Name,
  forged: string,
  command: (actor: Actor, own: RightsFixture, forged: RightsFixture) => CommandOf<Name>,
  more: Pick<Forgery, 'isPassedOver'> = {},
): Forgery {
  return { useCase, forged, command, ...more } as unknown as Forgery
}

const isNew = { id: null, revision: null } as const
const place = { x: 1, y: 1, width: 20, height: 20, turn: 0 }
const feed = {
  provider: 'Airbnb',
  feedUrl: 'https://www.airbnb.com/calendar/1.ics',
  isActive: true,
  stopSaleHours: null,
  blocksTentative: true,
}
const line = {
  identity: 'a line',
  date: Temporal.PlainDate.from('2026-11-20'),
  amount: Money.rand(10),
  mayExceedBalance: true,
}
const scale = { name: 'By age', pensionerPercentage: 100, bands: [] }
const discount = {
  name: 'Long stays',
  isActive: true,
  minNights: 7,
  excludeHolidays: false,
  excludeSchoolHolidays: false,
  excludeDateRanges: [],
  validDays: ['MONDAY' as const],
  seasonTypes: ['in' as const],
  discountType: 'percentage' as const,
  percentage: 10,
}

/** Ids that stand inside of what is sent, which the smallest commands of the table leave out. */
export const forgeries: readonly Forgery[] = [
  forgery('savePaymentRule', 'a plot', (actor, own, { plotId }) => ({
    ...commands.savePaymentRule(actor, own),
    rule: halfNow({ name: 'Forged' }),
    plotIds: [plotId],
  })),
  forgery('saveSpecialTerm', 'a site', (actor, own, { siteId }) => ({
    ...commands.saveSpecialTerm(actor, own),
    term: aTerm(1, { siteIds: [siteId] }),
  })),
  forgery('saveAgeScale', 'a plot', (actor, own, { plotId }) => ({
    ...commands.saveAgeScale(actor, own),
    scale,
    plotIds: [plotId],
  })),
  forgery('saveDiscount', 'a plot', (actor, own, { plotId }) => ({
    ...commands.saveDiscount(actor, own),
    discount,
    plotIds: [plotId],
  })),
  forgery('saveCalendarFeed', 'a plot', (actor, own, { plotId }) => ({
    ...commands.saveCalendarFeed(actor, own),
    feed: { ...feed, plotId },
  })),
  forgery('addPlots', 'a site', (actor, own, { siteId }) => ({
    ...commands.addPlots(actor, own),
    siteId,
    series: { name: 'Forged', count: 2, firstNumber: 1 },
    facts: aPlot(),
    rate: Money.rand(100),
  })),
  forgery('copyPlot', 'a plot', (actor, own, { plotId }) => ({ ...commands.copyPlot(actor, own), id: plotId })),
  forgery(
    'placePlots',
    'a plot',
    (actor, own, { plotId }) => ({ ...commands.placePlots(actor, own), places: [{ id: plotId, map: place }] }),
    { isPassedOver: true },
  ),
  forgery(
    'drawPlotMap',
    'a plot',
    (actor, own, { plotId }) => ({ ...commands.drawPlotMap(actor, own), places: [{ id: plotId, map: place }] }),
    { isPassedOver: true },
  ),
  forgery('bulkChangeRates', 'a plot', (actor, own, { plotId }) => ({
    ...commands.bulkChangeRates(actor, own),
    plotIds: [own.plotId, plotId],
  })),
  forgery('revertRates', 'a plot', (actor, own, { plotId }) => ({
    ...commands.revertRates(actor, own),
    done: [{ plotId, cells: [], tiers: [], supplement: null }],
  })),
  forgery(
    'recordBankLines',
    'a booking',
    (actor, own, { reservationId: idOrReference }) => ({
      ...commands.recordBankLines(actor, own),
      lines: [{ ...line, idOrReference }],
    }),
    { isPassedOver: true },
  ),
  forgery('createOfflineReservation', 'a plot', (actor, { orgSlug }, { plotId }) => ({
    ...anOfflineReservation({ actor, orgSlug, on: [{ id: plotId }], from: '2027-08-02', to: '2027-08-04' }),
    shownAmountDue: Money.rand(633.4),
  })),
  forgery('createBlock', 'a plot', (actor, own, { plotId }) => ({ ...commands.createBlock(actor, own), plotIds: [plotId] })),
  forgery('importCalendarFile', 'a plot', (actor, own, { plotId }) => ({
    ...commands.importCalendarFile(actor, own),
    plotId,
    file: calendarFile,
  })),
  forgery('previewOfflineReservation', 'a plot', (actor, { orgSlug }, { plotId }) =>
    anOfflineReservation({ actor, orgSlug, on: [{ id: plotId }], from: '2027-08-02', to: '2027-08-04' }),
  ),
  forgery('previewAmendment', 'a plot', (actor, own, { plotId }) => commands.previewAmendment(actor, { ...own, plotId })),
  forgery('splitReservation', 'a plot', (actor, own, { otherPlotId }) =>
    commands.splitReservation(actor, { ...own, otherPlotId }),
  ),
  forgery('closeRefundTask', 'a refund', (actor, own, { refundTaskId }) =>
    commands.closeRefundTask(actor, { ...own, refundTaskId }),
  ),
  forgery('closeDispute', 'a dispute', (actor, own, { disputeId }) => commands.closeDispute(actor, { ...own, disputeId })),
  forgery('recordDisputedRefund', 'a dispute', (actor, own, { disputeId }) =>
    commands.recordDisputedRefund(actor, { ...own, disputeId }),
  ),
  forgery('fillInSavedText', 'a saved text', (actor, own, { savedTextId }) => ({
    ...commands.fillInSavedText(actor, own),
    savedTextId,
  })),
  forgery('noteHtiTrouble', 'a message of HTI', (actor, own, { htiMessageId }) =>
    commands.noteHtiTrouble(actor, { ...own, htiMessageId }),
  ),
  forgery('renewCalendarAddress', 'an address', (actor, own, { calendarAddressId }) =>
    commands.renewCalendarAddress(actor, { ...own, calendarAddressId }),
  ),
  forgery('suspendMember', 'a member', (actor, own, { memberLinkId }) => commands.suspendMember(actor, { ...own, memberLinkId })),
  forgery('inviteMemberAgain', 'a member', (actor, own, { memberLinkId }) =>
    commands.inviteMemberAgain(actor, { ...own, memberLinkId }),
  ),
  forgery('priceLaboratory', 'a plot', (actor, own, { plotId }) => commands.priceLaboratory(actor, { ...own, plotId })),
  forgery('previewDiscount', 'a plot', (actor, own, { plotId }) => commands.previewDiscount(actor, { ...own, plotId })),
  forgery('showPictures', 'a plot', (actor, own, { plotId }) => commands.showPictures(actor, { ...own, plotId })),
  forgery(
    'describePictures',
    'a picture',
    (actor, own, { pictureKey }) => ({ ...commands.describePictures(actor, own), texts: { [pictureKey]: 'Forged' } }),
    { isPassedOver: true },
  ),
  forgery('saveSite', 'a site', (actor, own, { siteId }) => ({
    ...commands.saveSite(actor, own),
    ...(siteId === own.siteId ? isNew : { id: siteId, revision: 'forged' }),
    site: aSite({ name: 'Forged' }),
  })),
  forgery('saveDocument', 'a document', (actor, own, { documentId }) => ({
    ...commands.saveDocument(actor, own),
    ...(documentId === own.documentId ? isNew : { id: documentId, revision: 'forged' }),
    document: aDocument(1),
  })),
]

const calendarFile = Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Elsewhere//EN', 'END:VCALENDAR', ''].join('\r\n'))
