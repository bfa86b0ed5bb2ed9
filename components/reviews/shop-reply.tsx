import { reviews as texts } from '@/lib/messages/reviews'

/** What the shop wrote below a review. */
export const ShopReply = ({ children }: { children: string }) => (
  <div className="max-w-measure border-l-2 border-line pl-3 text-sm">
    <p className="font-semibold">{texts.shopReply}</p>
    <p className="whitespace-pre-line">{children}</p>
  </div>
)
