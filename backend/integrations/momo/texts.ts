/** Why MoMo sends no money back, by its own code, as the staff read it. */
export const momoRefundProblems: Readonly<Partial<Record<string, string>>> = {
  '1080': 'MoMo chưa hoàn được. Thử lại sau khoảng một giờ.',
  '1081': 'MoMo từ chối: khoản này đã hoàn, hoặc số hoàn nhiều hơn số đã trả.',
  '1088': 'MoMo không hoàn được loại giao dịch này. Hoàn bằng chuyển khoản.',
}
