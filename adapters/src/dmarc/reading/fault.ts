import type { DmarcFault } from '@camp/application/dmarc/dmarc-reader.ts'

/** Ends the reading of a file; caught where the reading began. */
export class UnreadableReport extends Error {
  override readonly name = 'UnreadableReport'
  readonly fault: DmarcFault

  constructor(fault: DmarcFault) {
    super(fault)
    this.fault = fault
  }
}
