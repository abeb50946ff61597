import type { AmendCommand, AmendmentRefusal, AmendmentTerms } from '@camp/application/reservations/amend/amendment-answers.ts'
import { visitor } from '@camp/application/shared/actor.ts'
import { aGuestOf } from '@camp/application/testing/a-guest-of.ts'
import { givenMarketplace } from '@camp/application/testing/given-marketplace.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { aView, confirmedView, replyOf, showing } from '#server/reservations/testing/some-views.ts'
import { answerChange } from './answer-change.ts'
import { fieldNames, readChange } from './change-parameters.ts'
import { loadChange } from './load-change.ts'

const booked = {
  arrivalDate: '2027-02-01',
  departureDate: '2027-02-05',
  parties: [{ numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [] }],
}
const longer = 'arrivalDate=2027-02-01&departureDate=2027-02-07'

/** R800.00 paid by card for four nights from 1 February 2027. */
async function givenStay() {
  const marketplace = givenMarketplace()
  const guest = aGuestOf(marketplace)
  const { id, payment } = await guest.books({}, { payInFull: true })
  await guest.pays(payment)
  const page = (search = '') => ({ useCases: marketplace, actor: visitor, id, search: new URLSearchParams(search) })
  const posts = (search: string, shownAmountDue: string) => {
    const form = new FormData()
    form.set('shownAmountDue', shownAmountDue)
    return replyOf(answerChange({ ...page(search), form }))
  }
  return { marketplace, guest, id, page, posts }
}

describe('the wish of a guest in an address', () => {
  const read = (search: string) => readChange(new URLSearchParams(search), booked)

  it('is none before anything was asked', () => {
    expect(read('')).toBeNull()
  })

  it('says dates and guests, an open age being a child that does not come', () => {
    const { adults, pensioners, ages } = fieldNames(0)

    expect(read(`${longer}&${adults}=3&${pensioners}=1&${ages}=4&${ages}=&${ages}=17&${ages}=18`)).toEqual({
      arrivalDate: '2027-02-01',
      departureDate: '2027-02-07',
      parties: [{ numberOfAdults: 3, numberOfPensioners: 1, childrenAges: [4, 17] }],
    })
  })

  it('is what is booked where it cannot be read', () => {
    expect(read('arrivalDate=&departureDate=')).toEqual(booked)
    expect(read(`${longer}&${fieldNames(0).adults}=many`)?.parties).toEqual(booked.parties)
  })
})

describe('the page to change a stay', () => {
  it('shows what is booked first, and nothing to compare', async () => {
    const { page } = await givenStay()

    expect(await loadChange(page())).toMatchObject({
      form: booked,
      preview: null,
      problems: [],
      denial: [],
      lastDay: '2027-01-18',
    })
  })

  it('shows the new price beside the old one for what the address asks', async () => {
    const { page } = await givenStay()

    expect(await loadChange(page(longer))).toMatchObject({
      preview: {
        difference: 400,
        amountToPayNow: 400,
        refund: 0,
        before: { amountDue: 800 },
        after: { amountDue: 1200, nights: 6 },
      },
    })
  })

  it.each([
    ['dates that make no stay', 'arrivalDate=2027-02-05&departureDate=2027-02-05', 'nights-not-covered'],
    ['text that is no date', 'arrivalDate=soon&departureDate=later', 'nights-not-covered'],
    ['more guests than the plot takes', `${longer}&adults-0=7`, 'too-many-guests'],
    ['nobody grown up', `${longer}&adults-0=0&ages-0=9`, 'no-grown-up'],
  ])('says why it cannot be: %s', async (_, search, code) => {
    const { page } = await givenStay()

    expect(await loadChange(page(search))).toMatchObject({ preview: null, problems: [{ code }] })
  })

  it('is closed after the last day of full refund', async () => {
    const { marketplace, page } = await givenStay()
    marketplace.clock.moveTo('2027-01-19T00:00')

    expect(await loadChange(page(longer))).toMatchObject({ denial: [{ code: 'too-late', value: '2027-01-18' }], preview: null })
  })
})

describe('the button that changes it', () => {
  it('changes what the page showed, and does no more when it is pressed again', async () => {
    const { guest, id, posts } = await givenStay()

    const [first, again] = [await posts(longer, '120000'), await posts(longer, '120000')]

    expect([first, again]).toEqual([`/kwena-camp/reservation/${id}?changed`, `/kwena-camp/reservation/${id}?changed`])
    expect((await guest.sees(id)).amountDue).toEqual(Money.rand(1200))
    expect(await guest.hears(id)).toEqual(['submitted', 'confirmed', 'moved'])
  })

  it('changes nothing at another price than the one that was shown', async () => {
    const { guest, id, posts } = await givenStay()

    expect(await posts(longer, '100000')).toBe(409)
    expect((await guest.sees(id)).amountDue).toEqual(Money.rand(800))
  })

  it.each(['', 'R1200', '-1'])('changes nothing where no price was shown: "%s"', async (shown) => {
    const { guest, id, posts } = await givenStay()

    await expect(posts(longer, shown)).resolves.toBe(400)
    expect((await guest.sees(id)).amountDue).toEqual(Money.rand(800))
  })

  it('acts as a guest, whoever is signed in', async () => {
    const commands: AmendCommand[] = []
    const refusal: AmendmentRefusal = { code: 'expired' }
    const terms: AmendmentTerms = { canAmend: true, refusal: null, lastDay: null }
    const useCases = {
      ...showing(aView(confirmedView)),
      amendmentTerms: { execute: async () => accepted(terms) },
      amendReservation: {
        execute: async (command: AmendCommand) => {
          commands.push(command)
          return refused(refusal)
        },
      },
    }
    const actor = { kind: 'system', name: 'desk' } as const
    const search = new URLSearchParams(longer)
    const posted = new FormData()
    posted.set('shownAmountDue', '80000')

    expect(await replyOf(answerChange({ useCases, actor, id: 'reservation-1', search, form: posted }))).toBe(409)
    expect(commands).toMatchObject([{ as: 'guest', amendment: { price: 're-quote' } }])
  })
})
