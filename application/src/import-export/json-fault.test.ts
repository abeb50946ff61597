import { expect, it } from 'vitest'
import { jsonFault } from './json-fault.ts'

it.each([
  ['{"a": 1,\n "b": x}', 2, 7],
  ['{"a":1', 1, 7],
  ['', 1, 1],
  ['[1,2,]', 1, 6],
  ['[]\n]', 2, 1],
  ['{"a":,}', 1, 6],
  ['{"a": [], "b": "c\\"d", "e": tru}', 1, 29],
  [`{${'"k": 1,'.repeat(50)}\n\n"z": abc}`, 3, 6],
  ['{"a" 1}', 1, 6],
  ['{"a":[1,}', 1, 9],
  ['[[1],[2,]]', 1, 9],
  ['{"a":"b\nc"}', 1, 8],
])('finds where %j stops being JSON', (text, line, column) => {
  expect(faultOf(text)).toMatchObject({ line, column })
})

it('says the problem without the excerpt', () => {
  expect(faultOf('[1,2,]').problem).toBe("unexpected token ']'")
  expect(faultOf('{"a":1').problem).toBe("expected ',' or '}' after property value")
  expect(faultOf('').problem).toBe('unexpected end of the text')
})

function faultOf(text: string) {
  try {
    JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return jsonFault(text, error)
  }
  throw new Error('it is JSON')
}
