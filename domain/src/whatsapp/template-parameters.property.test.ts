import fc from 'fast-check'
import { describe, it } from 'vitest'
import { asParameter, fittingParameters } from './template-parameters.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 80 })

describe('the parameters of a template', () => {
  it('never carry what WhatsApp refuses, and reading them again changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const parameter = asParameter(text)
        return parameter !== '' && !/[\n\r\t]| {2}|^ | $/.test(parameter) && asParameter(parameter) === parameter
      }),
    )
  })

  it('fit into the room that there is, every address whole, or are none', () => {
    const value = fc.oneof(anyText, fc.webUrl())
    fc.assert(
      fc.property(fc.array(value, { maxLength: 9 }), fc.integer({ min: 0, max: 300 }), (values, room) => {
        const fitting = fittingParameters(values, room)
        if (!fitting) return true
        const addresses = values.every((text, index) => !/^https?:\/\//.test(text) || fitting[index] === text)
        return fitting.join('').length <= room && fitting.length === values.length && addresses
      }),
    )
  })
})
