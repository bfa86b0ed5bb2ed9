import type { Sentence } from './openings'

const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const listed = (topics: readonly string[]) =>
  topics.length < 2 ? topics.join('') : `${topics.slice(0, -1).join('; ')}; cùng ${topics.at(-1)}`

/** What the year is about, said in different ways; some as a list. */
export const middles: readonly Sentence[] = [
  ({ topics }) => `<p>Nội dung chính: ${listed(topics)}.</p>`,
  ({ topics }) =>
    `<p>Trong sách có:</p><ul>${topics.map((topic) => `<li>${first(topic)}</li>`).join('')}</ul>`,
  ({ topics, grade }) =>
    `<p>Những phần học sinh lớp ${grade} hay hỏi nhất được dành nhiều trang nhất: ${listed(topics.slice(0, 3))}. Các phần còn lại viết gọn, đủ để theo kịp lớp.</p>`,
  ({ topics }) =>
    `<p>${first(topics[0] ?? '')} mở đầu; khép lại là ${topics.at(-1)}. Ở giữa, sách lần lượt đi qua ${listed(topics.slice(1, -1))}.</p>`,
  ({ topics }) =>
    `<p>Mục lục bám chương trình hiện hành, gồm ${topics.length} mạch: ${listed(topics)}. Mỗi mạch có trang bìa riêng cho biết học xong làm được gì.</p>`,
  ({ topics }) =>
    `<p>Phần ${topics[0]} được viết kỹ hơn cả vì đó là chỗ dựa cho những bài sau. Tiếp theo là ${listed(topics.slice(1))}.</p>`,
  ({ topics, subject }) =>
    `<p>Nếu chỉ có ít thời gian cho môn ${subject}, hãy bắt đầu ở ${topics[1] ?? topics[0]} rồi tới ${topics[2] ?? topics[0]}; hai phần này có dấu sao ở mục lục. Ngoài ra còn ${listed(topics.filter((_, at) => at !== 1 && at !== 2))}.</p>`,
  ({ topics }) =>
    `<ul>${topics.map((topic, at) => `<li>Phần ${at + 1}: ${topic}</li>`).join('')}</ul>`,
]
