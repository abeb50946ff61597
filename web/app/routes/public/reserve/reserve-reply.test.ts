import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { describe, expect, it } from 'vitest'
import { readForm } from '#app/forms/read-form.server.ts'
import { houseRules, photographs } from '#server/reservations/testing/some-views.ts'
import { documentAsTerm } from './documents.ts'
import { emptyGuestForm, type GuestForm, hiddenFields } from './guest-form.ts'
import { detailsProblems } from './problems.ts'
import { reserveForm } from './reserve-form.server.ts'
import { type PostedStep, replyTo } from './reserve-reply.ts'
import { submitCommand } from './submit-command.ts'

const details: GuestForm = {
  ...emptyGuestForm,
  firstName: 'Thandi',
  lastName: 'Nkosi',
  email: 'thandi@example.test',
  cell: '082 123 4567',
}
const whole: GuestForm = { ...details, acceptedTermIds: [houseRules.id], acceptsGeneralTerms: true }

function posted(facts: Partial<PostedStep>): PostedStep {
  return { answers: whole, from: 'details', go: 'next', hasSeenCheck: false, ...facts }
}

const reply = (facts: Partial<PostedStep>) => replyTo(posted(facts), [houseRules, photographs])

describe('documents', () => {
  const indemnity = { id: 'a1', title: 'Indemnity', text: '<p>Own risk.</p>', version: 3, isMandatory: true }
  const term = documentAsTerm(indemnity)
  const terms = [houseRules, term]

  it('are asked for with the terms, in this very wording', () => {
    const older = { ...whole, acknowledgedDocumentIds: ['a1@2'] }

    expect(replyTo(posted({ from: 'terms', answers: older }), terms).problems).toEqual([
      { field: 'term-a1@3', code: 'documentMissing', name: 'Indemnity' },
    ])
  })

  it('go their own way when everything is submitted', () => {
    const answers = { ...whole, acknowledgedDocumentIds: [term.id] }

    expect(replyTo(posted({ from: 'terms', answers }), terms)).toMatchObject({ step: 'check', problems: [] })
    expect(submitCommand('r-1' as ReservationId, answers)).toMatchObject({
      acceptedTermIds: [houseRules.id],
      acknowledgedDocuments: [{ id: 'a1', version: 3 }],
    })
  })
})

describe('the steps of reserving', () => {
  it('follow each other', () => {
    expect(reply({ answers: details }).step).toBe('terms')
    expect(reply({ from: 'terms' }).step).toBe('check')
  })

  it('stay where something is missing, and keep what was said', () => {
    const { step, problems, answers } = reply({ answers: { ...emptyGuestForm, firstName: 'Thandi' } })

    expect(step).toBe('details')
    expect(problems.map(({ code }) => code)).toEqual(['lastNameMissing', 'emailMissing', 'cellMissing'])
    expect(answers.firstName).toBe('Thandi')
  })

  it('ask for the mandatory terms and the general ones, never for the optional ones', () => {
    const { step, problems } = reply({ from: 'terms', answers: details })

    expect(step).toBe('terms')
    expect(problems).toEqual([
      { field: 'term-house-rules', code: 'termMissing', name: 'House rules' },
      { field: 'acceptsGeneralTerms', code: 'generalMissing' },
    ])
  })

  it('cannot be skipped by a form that says it is further than it is', () => {
    expect(reply({ from: 'check', go: 'submit', answers: details })).toMatchObject({ step: 'terms' })
    expect(reply({ from: 'check', go: 'submit', answers: { ...whole, email: 'nobody' } })).toMatchObject({ step: 'details' })
  })

  it('lead back to the check after a change, without asking again', () => {
    expect(reply({ from: 'check', go: 'details', hasSeenCheck: true })).toMatchObject({ step: 'details', problems: [] })
    expect(reply({ from: 'details', hasSeenCheck: true })).toMatchObject({ step: 'check', hasSeenCheck: true })
  })

  it('go back without asking for anything', () => {
    expect(reply({ from: 'terms', go: 'details', answers: emptyGuestForm })).toMatchObject({ step: 'details', problems: [] })
  })

  it('stay when the plots are kept for longer', () => {
    expect(reply({ from: 'terms', go: 'extend', answers: emptyGuestForm })).toMatchObject({
      step: 'terms',
      problems: [],
      isExtended: true,
    })
  })
})

describe('the answers', () => {
  it('come back from the fields that carry them', () => {
    const answers: GuestForm = {
      ...whole,
      optIntoMarketing: true,
      allergies: 'Bees',
      payment: 'full',
      verificationPreference: 'SMS',
    }
    const form = new FormData()
    for (const [name, value] of hiddenFields(answers, new Set())) form.append(name, value)

    expect(readForm(reserveForm, form).answers).toEqual(answers)
  })

  it('are carried by hidden fields only where the step does not ask for them', () => {
    const names = hiddenFields(whole, new Set(['acceptedTermIds', 'acceptsGeneralTerms'])).map(([name]) => name)

    expect(names).toContain('email')
    expect(names).not.toContain('acceptedTermIds')
  })

  it.each(['thandi', 'thandi@home', 'a b@example.test', 'a@b.c@d.e', '<a@b.co>'])('take no %s for an e-mail address', (email) => {
    expect(detailsProblems({ ...details, email })).toEqual([{ field: 'email', code: 'emailInvalid' }])
  })

  it('have a length', () => {
    const problems = detailsProblems({ ...details, specialRequest: 'x'.repeat(2001) })

    expect(problems).toEqual([{ field: 'specialRequest', code: 'tooLong', most: 2000 }])
  })
})
