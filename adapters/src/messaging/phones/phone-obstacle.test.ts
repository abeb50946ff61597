import { describe, expect, it } from 'vitest'
import { phoneObstacle } from './phone-obstacle.ts'

const neighbours = ['ZA', 'NA', 'BW', 'ZW', 'MZ', 'SZ', 'LS'] as const

describe('a number that is to get a message', () => {
  it.each([
    '27821234567',
    '27603456789',
    '264811234567',
    '26771123456',
    '263712345678',
    '258821234567',
    '26876123456',
    '26650123456',
  ])('may: %s', (digits) => expect(phoneObstacle(digits, neighbours)).toBeUndefined())

  it.each([
    ['a premium range here', '27862123456'],
    ['a landline', '27215550100'],
    ['a country far away', '447400123456'],
    ['an island that is dear', '18095551234'],
    ['Iridium', '881612345678'],
    ['Inmarsat', '870773123456'],
    ['an international network', '882161234567'],
    ['premium numbers of nobody’s country', '979123456789'],
    ['no number at all', '27'],
    ['letters', 'x'],
  ])('may not: %s', (_, digits) => expect(phoneObstacle(digits, neighbours)).toBeDefined())

  it('may where its country is added to the list', () => {
    expect(phoneObstacle('447400123456', ['ZA', 'GB'])).toBeUndefined()
  })
})
