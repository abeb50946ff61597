import type { ReservationConflict } from '@camp/application/reservations/reservation-refusals.ts'
import type { HoldView } from '@camp/application/reservations/reservation-views.ts'
import type { SubmitCommand, Submitted } from '@camp/application/reservations/submission.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { DocumentId, ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { aHold } from '@camp/domain/testing/a-hold.ts'
import { describe, expect, it } from 'vitest'
import { holdOrRedirect } from '#server/reservations/load-hold.ts'
import { aHoldView, aView, houseRules, now, pending, replyOf, showing } from '#server/reservations/testing/some-views.ts'
import { answerReservePost } from './reserve-action.ts'

const id = 'reservation-1' as ReservationId
const query = new URLSearchParams()
const embedded = new URLSearchParams('reservation=reservation-1&showHeaderFooter=false')
const picker =
  '/kwena-camp?arrivalDate=2027-02-01&departureDate=2027-02-05&numberOfAdults=2&numberOfPensioners=0' +
  '&plot=plot-1&adults-plot-1=2&pensioners-plot-1=0&reason='

const wholeForm = {
  step: 'check',
  go: 'submit',
  firstName: ' Thandi ',
  lastName: 'Nkosi',
  email: 'thandi@example.test',
  country: 'ZA',
  cell: '082 123 4567',
  verificationPreference: 'SMS',
  language: 'af',
  acceptedTermIds: houseRules.id,
  acceptsGeneralTerms: 'yes',
  payment: 'full',
}

const indemnity: HoldView['documents'][number] = {
  id: 'a1' as DocumentId,
  title: 'Indemnity',
  text: '<p>Own risk.</p>',
  version: 3,
  isMandatory: true,
}

interface Given {
  readonly hold?: HoldView | ReservationConflict['code']
  readonly payment?: string | null
  readonly submitRefusal?: 'expired' | 'terms_missing' | 'documents_missing' | 'too_many'
}

function givenReserve({ hold = aHoldView(), payment = null, submitRefusal }: Given = {}) {
  const commands: SubmitCommand[] = []
  const submitted: Submitted = {
    id,
    organisationSlug: 'kwena-camp',
    simpleReference: '482-913-107',
    status: 'pending',
    expiryDate: now,
    amountDue: Money.zero(),
    amountDueUpFront: Money.zero(),
    dueDate: null,
    payment: payment === null ? null : { url: payment },
  }
  const showHold: UseCases['showHold'] = {
    execute: async () => (typeof hold === 'string' ? refused({ code: hold }) : accepted(hold)),
  }
  const useCases = {
    ...showing(aView(hold === 'wrong_state' ? pending : aHold())),
    showHold,
    extendHold: showHold,
    releaseHold: { execute: async () => accepted({ id, expiryDate: now }) },
    submitReservation: {
      execute: async (command: SubmitCommand) => {
        commands.push(command)
        if (submitRefusal === 'terms_missing') return refused({ code: submitRefusal, termIds: [houseRules.id] })
        if (submitRefusal === 'documents_missing') return refused({ code: submitRefusal, documentIds: [indemnity.id] })
        if (submitRefusal === 'too_many')
          return refused({ code: submitRefusal, counted: 'submissions' as const, most: 10, retryAfterSeconds: 840 })
        return submitRefusal ? refused({ code: submitRefusal }) : accepted(submitted)
      },
    },
  }
  const post = (fields: Record<string, string>, asked = query) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return answerReservePost({ useCases, orgSlug: 'kwena-camp', id, query: asked, form })
  }
  return { commands, post, useCases }
}

describe('submitting', () => {
  it('too often keeps the plots and every answer, and says so', async () => {
    const { post } = givenReserve({ submitRefusal: 'too_many' })

    expect(await post(wholeForm)).toMatchObject({
      init: { status: 429 },
      data: { step: 'check', answers: { firstName: 'Thandi' }, problems: [{ field: 'reserve', code: 'tooManyBookings' }] },
    })
  })

  it('says everything the guest said', async () => {
    const { commands, post } = givenReserve()

    expect(await replyOf(post(wholeForm))).toBe('/kwena-camp/reserve-ok?reservation=reservation-1')
    expect(commands).toEqual([
      {
        id,
        firstName: 'Thandi',
        lastName: 'Nkosi',
        email: 'thandi@example.test',
        countryCode: '+27',
        cell: '0821234567',
        verificationPreference: 'SMS',
        optIntoMarketing: false,
        specialRequest: null,
        allergies: null,
        vehiclePlate: null,
        language: 'af',
        acceptedTermIds: [houseRules.id],
        acknowledgedDocuments: [],
        payInFull: true,
        hasVoucher: false,
      },
    ])
  })

  it('says who pays when somebody is signed in, and whether their card is to be kept', async () => {
    const actor = { kind: 'user', userId: 'thandi' as UserId, role: 'USER', organisationIds: [] } as const
    for (const keepCard of ['on', '']) {
      const { commands, useCases } = givenReserve()
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...wholeForm, keepCard })) form.set(name, value)

      await answerReservePost({ useCases, orgSlug: 'kwena-camp', id, query, form, actor })

      expect(commands).toMatchObject([{ payer: { userId: 'thandi', remembersCard: keepCard === 'on' } }])
    }
  })

  it('leads to the gateway when something is due online', async () => {
    const { post } = givenReserve({ payment: 'https://pay.example/checkout/1' })

    expect(await replyOf(post(wholeForm))).toBe('https://pay.example/checkout/1')
  })

  it('asks nothing of the product before the answers are whole', async () => {
    const { commands, post } = givenReserve()

    const answer = await post({ ...wholeForm, cell: '12' })

    expect(answer).toMatchObject({ init: { status: 400 }, data: { step: 'details', problems: [{ code: 'cellInvalid' }] } })
    expect(commands).toEqual([])
  })

  it('twice has the outcome of once', async () => {
    const { commands, post } = givenReserve({ hold: 'wrong_state', payment: 'https://pay.example/checkout/1' })

    expect(await replyOf(post(wholeForm))).toBe('https://pay.example/checkout/1')
    expect(commands).toHaveLength(1)
  })

  it('is told when the plots could not be kept, with the choice kept', async () => {
    expect(await replyOf(givenReserve({ hold: 'expired', submitRefusal: 'expired' }).post(wholeForm))).toBe(
      `${picker}expired#booking`,
    )
    expect(await replyOf(givenReserve({ submitRefusal: 'expired' }).post(wholeForm))).toBe(`${picker}expired#booking`)
  })

  it('shows the terms that became mandatory meanwhile', async () => {
    const answer = await givenReserve({ submitRefusal: 'terms_missing' }).post(wholeForm)

    expect(answer).toMatchObject({
      init: { status: 400 },
      data: { step: 'terms', answers: { email: 'thandi@example.test' }, problems: [{ field: 'term-house-rules' }] },
    })
  })
})

describe('documents', () => {
  const hold = { ...aHoldView(), documents: [indemnity] }

  it('go their own way, each with the version that was shown', async () => {
    const { commands, post } = givenReserve({ hold })

    await post({ ...wholeForm, acknowledgedDocumentIds: `${indemnity.id}@3` })

    expect(commands).toMatchObject([
      { acceptedTermIds: [houseRules.id], acknowledgedDocuments: [{ id: indemnity.id, version: 3 }] },
    ])
  })

  it('come back without their ticks when they changed meanwhile, and terms with theirs', async () => {
    const { post } = givenReserve({ hold, submitRefusal: 'documents_missing' })

    expect(await post({ ...wholeForm, acknowledgedDocumentIds: `${indemnity.id}@3` })).toMatchObject({
      init: { status: 400 },
      data: {
        step: 'terms',
        answers: { acceptedTermIds: [houseRules.id], acknowledgedDocumentIds: [] },
        problems: [{ field: `term-${indemnity.id}@3`, code: 'documentMissing' }],
      },
    })
  })
})

describe('the hold', () => {
  it('is given back when the guest wants to choose again', async () => {
    expect(await replyOf(givenReserve().post({ step: 'details', go: 'release' }))).toBe(`${picker}released#booking`)
  })

  it('is kept for longer on the same page, with all answers', async () => {
    const answer = await givenReserve().post({ step: 'details', go: 'extend', firstName: 'Thandi' })

    expect(answer).toMatchObject({ data: { step: 'details', isExtended: true, answers: { firstName: 'Thandi' }, problems: [] } })
  })

  it.each([
    ['expired', `${picker}expired#booking`],
    ['already_cancelled', `${picker}already_cancelled#booking`],
    ['wrong_state', '/kwena-camp/reserve-ok?reservation=reservation-1'],
  ] as const)('that is %s leads to %s', async (hold, address) => {
    const { useCases } = givenReserve({ hold })

    expect(await replyOf(holdOrRedirect({ useCases, orgSlug: 'kwena-camp', id, query }))).toBe(address)
  })

  it('of nobody leads to the picker', async () => {
    const useCases = { ...givenReserve({ hold: 'not-found' }).useCases, ...showing(null) }

    expect(await replyOf(holdOrRedirect({ useCases, orgSlug: 'kwena-camp', id, query }))).toBe('/kwena-camp?reason=not-found')
    expect(await replyOf(holdOrRedirect({ useCases, orgSlug: 'kwena-camp', id: null, query }))).toBe('/kwena-camp')
  })

  it('belongs to one campsite', async () => {
    const { useCases } = givenReserve()

    expect(await replyOf(holdOrRedirect({ useCases, orgSlug: 'elsewhere', id, query }))).toBe(
      '/kwena-camp/reserve?reservation=reservation-1',
    )
  })
})

describe('embedded in another site', () => {
  it.each([
    ['a hold that has run out', {}, { hold: 'expired' }],
    ['what ran out while it was sent', {}, { submitRefusal: 'expired' }],
    ['plots given back', { step: 'details', go: 'release' }, {}],
    ['a reservation', {}, {}],
    ['one sent twice', {}, { hold: 'wrong_state' }],
  ] as const)('%s leads to a page that is embedded too', async (_, fields, given: Given) => {
    const { post } = givenReserve(given)

    const address = await replyOf(post({ ...wholeForm, ...fields }, embedded))

    expect(new URL(String(address), 'https://camp.test').searchParams.get('showHeaderFooter')).toBe('false')
  })

  it.each(['expired', 'not-found', 'wrong_state'] as const)('so does opening a hold that is %s', async (hold) => {
    const { useCases } = givenReserve({ hold })

    expect(await replyOf(holdOrRedirect({ useCases, orgSlug: 'kwena-camp', id, query: embedded }))).toMatch(
      /[?&]showHeaderFooter=false(#booking)?$/,
    )
  })

  it('the gateway’s address stays as it is', async () => {
    const { post } = givenReserve({ payment: 'https://pay.example/checkout/1' })

    expect(await replyOf(post(wholeForm, embedded))).toBe('https://pay.example/checkout/1')
  })
})
