import { expect, it } from 'vitest'
import { readForm } from '#app/forms/read-form.server.ts'
import { plotMapForm } from './plot-map-form.server.ts'

it('has four fields for each plot, as typed and as the page was opened with', () => {
  const posted = new URLSearchParams({ 'a.x': ' 12 ', 'a.y': '8', 'was.a.x': '10', 'z.x': '1', go: 'rows' })

  expect(readForm(plotMapForm(['a', 'b']), posted)).toMatchObject({
    draft: { places: { a: { x: '12', y: '8', width: '', height: '' }, b: { x: '', y: '', width: '', height: '' } } },
    opened: { a: { x: '10', y: '', width: '', height: '' }, b: { x: '', y: '', width: '', height: '' } },
    fillsRows: true,
  })
})

it('has the marks that were filled in or begun, not those that were taken off, the picture, the scale, and the map as it was', () => {
  const posted = new URLSearchParams({
    'marks.0.kind': 'gate',
    'marks.0.points': '10 20',
    'marks.1.kind': '',
    'marks.2.kind': '',
    'marks.2.label': 'Old dam',
    'marks.2.points': '7 8; 9 9; 9 8',
    'marks.3.kind': 'tap',
    'marks.4.label': 'Dam',
    'background.x': '5',
    'background.opacity': '60',
    metresPerHundred: '27,5',
    'was.map': '[[["dam","Old dam",[[7,8],[9,9],[9,8]]]],null,null]',
  })

  expect(readForm(plotMapForm([]), posted)).toMatchObject({
    draft: {
      marks: [
        { kind: 'gate', label: '', points: '10 20' },
        { kind: 'tap', label: '', points: '' },
        { kind: '', label: 'Dam', points: '' },
      ],
      background: { x: '5', y: '', width: '', height: '' },
      opacity: '60',
      scale: '27,5',
    },
    openedMap: expect.stringContaining('Old dam'),
  })
})
