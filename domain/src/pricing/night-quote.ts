import { dateOf } from '../nights/night.ts'
import type { NightQuote } from './plot-quote.ts'
import type { PricedNight } from './priced-night.ts'
import type { StayNight } from './stay-night.ts'

export function nightQuote({ night, season, column }: StayNight, { lines, price }: PricedNight): NightQuote {
  return { date: dateOf(night), season: season && { name: season.name, seasonType: season.seasonType }, column, lines, price }
}
