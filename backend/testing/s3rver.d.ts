declare module 's3rver' {
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it.
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<import('node:net').AddressInfo>
    close(): Promise<void>
  }
}
