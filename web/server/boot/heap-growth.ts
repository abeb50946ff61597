import { getHeapStatistics, setFlagsFromString } from 'node:v8'

/**
 * By how many percent of what lives in it the heap may grow before all of it is collected. A small heap stays
 * small; one that keeps thousands of campsites would be collected all the time.
 */
export type HeapGrowth = 20 | 50

const megabyte = 1024 * 1024
const large = 180 * megabyte
const small = 130 * megabyte

/** Between both sizes it stays as it is: the same heap is fuller just before it is collected. */
export function heapGrowth(now: HeapGrowth, usedBytes: number): HeapGrowth {
  if (usedBytes > large) return 50
  return usedBytes < small ? 20 : now
}

/** Looks every ten seconds, where the process was started with the growth of a small heap. */
export function adaptHeapGrowth(args: readonly string[] = process.execArgv): void {
  if (!args.includes('--heap-growing-percent=20')) return
  let growth: HeapGrowth = 20
  const adapt = () => {
    const wanted = heapGrowth(growth, getHeapStatistics().used_heap_size)
    if (wanted !== growth) setFlagsFromString(`--heap-growing-percent=${wanted}`)
    growth = wanted
  }
  setInterval(adapt, 10_000).unref()
}
