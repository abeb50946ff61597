import type { Temporal } from '@camp/domain/shared/temporal.ts'

export interface PictureFile {
  readonly name: string
  readonly keptAt: Temporal.Instant
}

/**
 * Where the bytes of uploaded pictures are kept: a folder, or a store that many processes share. A name is
 * made by us of `a-z 0-9 - . /`, and its bytes never change. Throws when the store does not answer.
 */
export interface PictureFiles {
  read(name: string): Promise<Uint8Array | undefined>
  /** Whole or not at all; nobody ever reads half a file. Written again, it is there once. */
  write(name: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** All of them, in no order. */
  list(): Promise<readonly PictureFile[]>
  /** What is gone already is no fault. */
  remove(name: string): Promise<void>
}
