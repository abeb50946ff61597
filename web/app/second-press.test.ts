import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UseCases } from '@camp/application/use-cases.ts'
import { expect, it } from 'vitest'

type Act = keyof UseCases

/** Done by their form's key: a second press of the same showing leads where the first one led. */
const byKey: readonly Act[] = [
  ...(['actForOrganisation', 'addPictures', 'askOwner', 'copyPlot', 'followProspect', 'inviteMember'] as const),
  ...(['inviteMemberAgain', 'layOutPlots', 'openCampsite', 'renewCalendarAddress', 'requestDemo'] as const),
  ...(['sendContactMessage', 'sendTestTemplate', 'uploadImport', 'writeToCampsite'] as const),
  ...(['askGatewayTest', 'refundGatewayTest', 'startGatewayTest'] as const),
  // A stay and its booking.
  ...(['placeHold', 'createOfflineReservation', 'replyToGuest'] as const),
  // At the desk and on the chart.
  ...(['addDeskNote', 'amendReservation', 'cancelAsStaff', 'changeBlock', 'changeVehiclePlate', 'checkIn'] as const),
  ...(['checkOut', 'closeDispute', 'closeRefundTask', 'confirmAsStaff', 'correctGuest', 'createBlock'] as const),
  ...(['issueGateCode', 'markNoShow', 'recordDeskPayment', 'recordDisputedRefund', 'reinstateBooking', 'releaseBlock'] as const),
  ...(['resendMessage', 'reverseDeskPayment', 'splitReservation', 'takeVoucher', 'undoAmendment'] as const),
  ...(['undoCheckIn', 'undoCheckOut', 'undoSmallAct', 'undoWriteOff', 'writeOffBalance'] as const),
]

/** Refused the second time: what they change, or what their name is to be, is no longer as it was shown. */
const refusedThen: readonly Act[] = [
  ...(['addPlots', 'addSchoolSeasons', 'answerInvitation', 'approvePayoutRun', 'askToOpen', 'assignMessage'] as const),
  ...(['bulkChangeRates', 'cancelAsGuest', 'cancelVoucher', 'closeCashUp', 'copySeasons', 'createOrganisation'] as const),
  ...(['createPerson', 'cropPicture', 'erasePerson', 'extendVoucher', 'listCampsite'] as const),
  ...(['payByVoucher', 'preparePayouts', 'proveContact', 'proveSecondFactor', 'recordBankLines'] as const),
  ...(['replayHtiMessage', 'replayMessages', 'reportReview', 'resendWhatsAppMessage', 'resetPassword'] as const),
  ...(['revertRates', 'reviewGuest', 'saveAgeScale', 'saveCalendarFeed', 'saveDiscount', 'saveDocument'] as const),
  ...(['saveMasterRow', 'savePaymentRule', 'saveSavedText', 'saveSeason', 'saveSite', 'saveSpecialTerm'] as const),
  ...(['settlePayout', 'signInWithCode', 'submitReservation', 'takeOverBookings', 'turnOnSecondFactor'] as const),
  ...(['verifyContact', 'welcomeProspect', 'withdrawInvitation', 'writeReview', 'writeToMany'] as const),
]

/** Say the same once more, which changes nothing; or ask for one more code, within its limits (rule X14). */
const theSameThen: readonly Act[] = [
  ...(['answerReview', 'banPerson', 'changeContact', 'changeOrganisation', 'changeOrganisationStatus'] as const),
  ...(['changeOwnPassword', 'changePerson', 'changePlot', 'changeProfile', 'changeRates', 'checkPayment'] as const),
  ...(['chooseFirstPassword', 'chooseNews', 'confirmAsGuest', 'decideOnMarketing', 'describePictures'] as const),
  ...(['drawPlotMap', 'endOwnSession', 'endPersonSessions', 'extendHold', 'forgetOwnCard', 'importDmarcReports'] as const),
  ...(['judgeReview', 'judgeUserReview', 'liftBan', 'noteEmptySearch', 'noteHtiTrouble', 'releaseHold'] as const),
  ...(['removePicture', 'renewRecoveryCodes', 'reopenConversation', 'runImport', 'saveInvoiceRecipient'] as const),
  ...(['saveTemplateMapping', 'saveTiers', 'setConversationAside', 'setHouseRules', 'setSeasonRates', 'signIn'] as const),
  ...(['signOut', 'signOutEverywhere', 'stopActing', 'suspendMember', 'syncCalendarFeed'] as const),
  ...(['turnOffSecondFactor', 'voteHelpful', 'writeAboutPlot'] as const),
  ...(['deleteAgeScale', 'deleteCalendarFeed', 'deleteDiscount', 'deleteDocument', 'deleteLink'] as const),
  ...(['deleteMasterRow', 'deletePaymentRule', 'deletePlot', 'deleteSavedText', 'deleteSeason'] as const),
  ...(['deleteSite', 'deleteSpecialTerm'] as const),
  ...(['beginListing', 'beginSecondFactor', 'requestCode', 'requestContactCode', 'sendContactCode'] as const),
  // One place further with each press.
  'movePicture',
]

const reads: readonly Act[] = [
  ...(['amendmentTerms', 'cancellationTerms', 'checkHtiLine', 'exportPerson'] as const),
  ...(['featuredOrganisations', 'fillInSavedText', 'followShortLink', 'latestAmendment', 'lowestPrice'] as const),
  ...(['myOrganisations', 'nightsTaken', 'offerPlotsAtDesk', 'offersVouchers', 'offlineReservationChoices'] as const),
  ...(['organisationChoices', 'organisationForm', 'organisationOverview', 'organisationStatus', 'placesNear'] as const),
  ...(['priceLaboratory', 'suggestPlaces'] as const),
]
const isRead = (act: string) => /^(show|list|find|preview|print|read|search)[A-Z]/.test(act)

/** Each is asked inside `idempotentAct` by the route that it is a file of. */
const insideOfTheirRoute = ['act/run-act.ts', 'act/run-amending-act.ts', 'panel/panel-action.ts']
/** A change by the guest finds nothing left to change. */
const refusedHere = ['public/change/answer-change.ts']

const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }))

it('whatever a page does is known by what a second press of its button does', () => {
  const asked = new Set(files.flatMap(({ text }) => [...text.matchAll(/\b(\w+)\.execute\(/g)].map(([, act = '']) => act)))
  const known = new Set<string>([...byKey, ...refusedThen, ...theSameThen, ...reads])

  expect(asked.size).toBeGreaterThan(250)
  expect([...asked].filter((act) => !known.has(act) && !isRead(act)).toSorted()).toEqual([])
})

it('what a second press would do again is done by the key of its form', () => {
  const outside = files
    .filter(({ file }) => ![...insideOfTheirRoute, ...refusedHere].some((known) => file.endsWith(known)))
    .flatMap(({ file, text }) => [...text.matchAll(/\b(\w+)\.execute\(/g)].map((call) => ({ file, text, call })))
    .filter(({ call: [, act = ''] }) => byKey.some((name) => name === act))
    .filter(
      ({ text, call }) => !isInsideOfOne(text, call.index) && !/dryRun: true/.test(text.slice(call.index).split('\n')[0] ?? ''),
    )

  expect(outside.map(({ file, call }) => `${file}: ${call[1]}`)).toEqual([])
})

it('every form of a route that acts by its key carries one', () => {
  const keyed = files.filter(({ text }) => /idempotent(Act|Form)\(/.test(text)).map(({ file }) => file)
  const folders = keyed.flatMap((file) => /^routes\/.*\//.exec(file)?.[0] ?? [])
  const without = files
    .filter(({ file }) => folders.some((folder) => file.startsWith(folder)))
    .flatMap(({ file, text }) => [...text.matchAll(/<[Ff]orm\b[\s\S]*?<\/[Ff]orm>/g)].map(([form]) => ({ file, form })))
    .filter(({ form }) => /method="post"/.test(form) && !/<FormKey|formKeyName|name="helpful"/.test(form))

  expect(folders.length).toBeGreaterThan(15)
  expect(without.map(({ file, form }) => `${file}: ${form.split('\n')[0]}`)).toEqual([])
})

/** Between the brackets of an `idempotentAct(…)` or what calls one, or in a function that it is given. */
function isInsideOfOne(text: string, at: number): boolean {
  return [...text.matchAll(/\b(?:idempotentAct|idempotentForm|answerEnquiry)(?:<[^(]*>)?\(/g)].some(({ 0: found, index }) => {
    const end = closingBracket(text, index + found.length)
    if (index < at && at < end) return true
    const [, given] = /(\w+)\s*$/.exec(text.slice(index, end)) ?? []
    const begins = given ? text.search(new RegExp(`\\bconst ${given} = `)) : -1
    return begins >= 0 && begins < at && at < index
  })
}

function closingBracket(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}
