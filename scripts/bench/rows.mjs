import { bookingRows } from './rows/booking-rows.mjs'
import { insideRows } from './rows/inside-rows.mjs'
import { longRows } from './rows/long-rows.mjs'
import { pageRows } from './rows/page-rows.mjs'
import { priceRows } from './rows/price-rows.mjs'
import { weightRows } from './rows/weight-rows.mjs'

/** Short ones first; those that take minutes only by name. */
export const usualRows = [...pageRows, ...bookingRows, ...weightRows, ...insideRows, ...priceRows]
export const rows = [...usualRows, ...longRows]
