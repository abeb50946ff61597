import { expect, it } from 'vitest'
import { readForm } from '#app/forms/read-form.server.ts'
import { plotMapForm } from './plot-map-form.server.ts'

it('has four fields for each plot, as typed and as the page was opened with', () => {
  const posted = new URLSearchParams({ 'a.x': ' 12 ', 'a.y': '8', 'was.a.x': '10', 'z.x': '1', go: 'rows' })

  expect(readForm(plotMapForm(['a', 'b']), posted)).toEqual({
    typed: { a: { x: '12', y: '8', width: '', height: '' }, b: { x: '', y: '', width: '', height: '' } },
    opened: { a: { x: '10', y: '', width: '', height: '' }, b: { x: '', y: '', width: '', height: '' } },
    fillsRows: true,
  })
})
