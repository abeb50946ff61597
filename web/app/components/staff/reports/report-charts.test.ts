import { describe, expect, it } from 'vitest'
import { barChart } from './bar-chart.server.tsx'
import { columnChart } from './column-chart.server.tsx'

const barsOf = (values: readonly number[]) =>
  values.map((value, position) => ({ key: `day-${position}`, label: String(position + 1), value, text: `${value} <b>` }))
const columns = (values: readonly number[]) =>
  columnChart({ bars: barsOf(values), title: 'Bookings "in" December', axisText: String })
const numbersOf = (svg: string, name: 'height' | 'width' | 'y') =>
  [...svg.matchAll(new RegExp(`<rect[^>]* ${name}="([\\d.]+)"`, 'g'))].map(([, number]) => Number(number))

describe('a chart of days', () => {
  it('says what it is, and every column its value, as text alone', () => {
    const svg = columns([1, 2])

    expect(svg).toContain('role="img" aria-label="Bookings &quot;in&quot; December"')
    expect(svg).toContain('<title>2: 2 &lt;b&gt;</title>')
    expect(svg).not.toMatch(/<script|<style|style=/)
  })

  it('draws as high as the values are, from nothing on', () => {
    const [none, one, two, four] = numbersOf(columns([0, 1, 2, 4]), 'height')

    expect(none).toBe(0)
    expect(two).toBeCloseTo((one ?? 0) * 2)
    expect(four).toBeCloseTo((one ?? 0) * 4)
    expect(four).toBeLessThan(260)
  })

  it('draws what is below nought under the line, and as deep', () => {
    const svg = columns([3, -3])
    const [up, down] = numbersOf(svg, 'height')
    const [, line] = numbersOf(svg, 'y')

    expect(down).toBeCloseTo(up ?? 0)
    expect(line).toBeCloseTo((numbersOf(svg, 'y')[0] ?? 0) + (up ?? 0))
    expect(svg).toContain('class="report-below"')
  })

  it('has nothing to draw of nothing', () => {
    expect(numbersOf(columns([]), 'height')).toEqual([])
    expect(numbersOf(columns([0, 0]), 'height')).toEqual([0, 0])
  })

  it('names a dozen days at most, so that the names stay readable', () => {
    expect(columns(Array.from({ length: 31 }, () => 1)).match(/text-anchor="middle"/g)?.length).toBe(11)
  })
})

it('a chart of names says each with its value, and draws them as long as they are', () => {
  const svg = barChart({ bars: barsOf([4, 1, 0]), title: 'Channels' })

  expect(svg).toContain('role="img" aria-label="Channels"')
  expect(svg).toContain('1: 4 &lt;b&gt;')
  expect(numbersOf(svg, 'width')).toEqual([640, 160, 0])
})
