import { fstatSync, writeSync } from 'node:fs'

type Output = Pick<NodeJS.WriteStream, 'write'> & { readonly fd?: number }

/** Writes a text of data, and answers why it was not written to its end; undefined when it was. */
export function writtenData(output: Output, text: string): Promise<NodeJS.ErrnoException | undefined> {
  return output.fd !== undefined && isFile(output.fd)
    ? Promise.resolve(writtenToFile(output.fd, text))
    : new Promise((resolve) => output.write(text, (error) => resolve(error ?? undefined)))
}

/** A stream takes what fitted on a full disk for the whole; here the rest is tried, which fails. */
function writtenToFile(fd: number, text: string): NodeJS.ErrnoException | undefined {
  try {
    for (let rest = Buffer.from(text); rest.length > 0; rest = rest.subarray(writeSync(fd, rest)));
    return undefined
  } catch (error) {
    if (error instanceof Error) return error
    throw error
  }
}

function isFile(fd: number): boolean {
  try {
    return fstatSync(fd).isFile()
  } catch {
    return false
  }
}
