import type { MessageCounts } from '@camp/domain/dmarc/dmarc-report.ts'

/** Of nothing there is no rate. */
export function passRateText({ messages, passed }: MessageCounts): string {
  return messages === 0 ? '–' : `${((passed / messages) * 100).toFixed(1)}%`
}
