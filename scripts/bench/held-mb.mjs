import { execFileSync } from 'node:child_process'

/** Megabytes that a process holds. */
export function heldMb(pid) {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)
}
