import { describe, expect, it } from 'vitest'
import { accepted, refused } from '../shared/result.ts'
import { fillTemplate, type TemplateFilling } from './fill-template.ts'
import type { TemplateMapping } from './template-mapping.ts'

const aMapping = (facts: Partial<TemplateMapping> = {}): TemplateMapping => ({
  name: 'booking_request_confirmation',
  language: 'en',
  metaName: 'booking_request_confirmation',
  twilioContentSid: null,
  bodyOrder: ['1', '2'],
  urlButtons: [],
  isActive: true,
  ...facts,
})

const fill = (facts: Partial<TemplateFilling> = {}) =>
  fillTemplate({
    mapping: aMapping(),
    variables: { 1: 'Thandi', 2: 'Kwena Camp' },
    text: 'Hello {{1}} at {{2}}',
    publicUrl: 'https://camp.example',
    ...facts,
  })

describe('a template', () => {
  it('takes its variables in the order in which it is registered, ten after nine', () => {
    const variables = { 10: 'ten', ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [index + 1, `v${index + 1}`])) }

    expect(fill({ variables, mapping: aMapping({ bodyOrder: ['2', '1', '10'] }) })).toEqual(
      accepted({ body: ['v2', 'v1', 'ten'], buttons: [] }),
    )
  })

  it('takes no line break, no tab, no row of spaces and nothing empty', () => {
    const variables = { 1: ' Thandi\r\n\tMbeki      the   elder\u0000 ', 2: '\n' }

    expect(fill({ variables })).toEqual(accepted({ body: ['Thandi Mbeki the elder', '-'], buttons: [] }))
  })

  it.each([
    [{ 1: 'a', 3: 'c' }, '2'],
    [{ 2: 'b' }, '1'],
    [{ 0: 'z', 1: 'a' }, '1'],
  ])('is refused where the numbers of its variables have a gap: %j', (variables, missing) => {
    expect(fill({ variables })).toEqual(refused({ code: 'variables-with-gap', missing }))
  })

  it('is refused without a variable that it needs, and when it is turned off', () => {
    expect(fill({ variables: { 1: 'a' } })).toEqual(refused({ code: 'variable-missing', missing: '2' }))
    expect(fill({ mapping: aMapping({ isActive: false }) })).toEqual(refused({ code: 'template-inactive' }))
  })
})

describe('a button of a template', () => {
  const mapping = aMapping({
    bodyOrder: [],
    urlButtons: [
      { index: 1, variable: 'CANCEL' },
      { index: 0, variable: 'CONFIRM' },
    ],
  })

  it('carries the end of our own address, by its index', () => {
    const variables = { CONFIRM: 'https://camp.example/r/key/confirm', CANCEL: 'r/key/cancel' }

    expect(fill({ mapping, variables })).toEqual(
      accepted({
        body: [],
        buttons: [
          { index: 0, text: 'r/key/confirm' },
          { index: 1, text: 'r/key/cancel' },
        ],
      }),
    )
  })

  it.each(['https://evil.example/r/key', 'https://camp.example.evil.example/r', 'javascript:alert(1)'])(
    'never leads elsewhere: %s',
    (address) => {
      const variables = { CONFIRM: address, CANCEL: 'r/key/cancel' }

      expect(fill({ mapping, variables })).toEqual(refused({ code: 'button-leads-elsewhere', variable: 'CONFIRM' }))
    },
  )
})

describe('a text that would be too long', () => {
  const text = `${'x'.repeat(900)}{{1}}{{2}}`

  it('is shortened at its longest value', () => {
    const filled = fill({ text, variables: { 1: 'Thandi', 2: 'y'.repeat(200) } })

    expect(filled).toEqual(accepted({ body: ['Thandi', `${'y'.repeat(117)}…`], buttons: [] }))
  })

  it('keeps its addresses, and is refused when nothing else can give', () => {
    const address = `https://camp.example/r/${'k'.repeat(120)}`

    expect(fill({ text, variables: { 1: 'Thandi', 2: address } })).toEqual(refused({ code: 'body-too-long' }))
  })
})

it('a text with its values has 1,024 characters at most, its own words counted', () => {
  const withWords = (words: number) => fill({ text: `${'x'.repeat(words)}{{1}}{{2}}`, variables: { 1: 'Thandi', 2: 'Camp' } })

  expect(withWords(1_014)).toEqual(accepted({ body: ['Thandi', 'Camp'], buttons: [] }))
  expect(withWords(1_015)).toEqual(refused({ code: 'body-too-long' }))
  expect(fill({ text: undefined, variables: { 1: 'x'.repeat(900), 2: 'y'.repeat(124) } }).ok).toBe(true)
})

it('a button that lacks its variable is named', () => {
  const mapping = aMapping({ bodyOrder: ['1'], urlButtons: [{ index: 0, variable: 'CONFIRM' }] })

  expect(fill({ mapping, variables: { 1: 'a' } })).toEqual(refused({ code: 'variable-missing', missing: 'CONFIRM' }))
})
