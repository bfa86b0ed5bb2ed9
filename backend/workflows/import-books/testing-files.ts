import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { isbnOf } from '@/backend/workflows/import-books/testing'

const head = '<?xml version="1.0" encoding="UTF-8"?>'

/** A ZIP of texts and bytes by their names. */
export const zipOf = (files: Record<string, string | Uint8Array>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    ),
  )

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A small Excel file, its texts shared as Excel writes them; `sheet` replaces its only sheet. */
export function xlsxOf(rows: readonly (readonly (string | number)[])[], sheet?: string): Buffer {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))]
  const cellXml = (cell: string | number) =>
    typeof cell === 'number'
      ? `<c><v>${cell}</v></c>`
      : `<c t="s"><v>${texts.indexOf(cell)}</v></c>`
  const body = rows.map((row) => `<row>${row.map(cellXml).join('')}</row>`).join('')
  return zipOf({
    '[Content_Types].xml': `${head}<Types/>`,
    'xl/workbook.xml': `${head}<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `${head}<sst>${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml':
      sheet ?? `${head}<worksheet><sheetData>${body}</sheetData></worksheet>`,
  })
}

export type OnixFacts = {
  isbn?: string
  title?: string
  price?: string
  currency?: string
  extra?: string
}

/** One product of ONIX 3.0 in reference tags. */
export function onixProduct(number: number, facts: OnixFacts = {}): string {
  const { isbn = isbnOf(number), title = `Sách số ${number}`, extra = '' } = facts
  const { price = '95000', currency = 'VND' } = facts
  return `<Product><RecordReference>vn.${number}</RecordReference><NotificationType>03</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductComposition>00</ProductComposition><ProductForm>BC</ProductForm>
<Measure><MeasureType>01</MeasureType><Measurement>205</Measurement><MeasureUnitCode>mm</MeasureUnitCode></Measure>
<Measure><MeasureType>02</MeasureType><Measurement>130</Measurement><MeasureUnitCode>mm</MeasureUnitCode></Measure>
<Measure><MeasureType>08</MeasureType><Measurement>250</Measurement><MeasureUnitCode>gr</MeasureUnitCode></Measure>
<Collection><CollectionType>10</CollectionType><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>02</TitleElementLevel><TitleText>Tủ sách Vàng</TitleText></TitleElement></TitleDetail></Collection>
<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail>
<Contributor><SequenceNumber>2</SequenceNumber><ContributorRole>B06</ContributorRole><PersonName>Dịch Giả</PersonName></Contributor>
<Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole><PersonNameInverted>Hoài, Tô</PersonNameInverted></Contributor>
<Language><LanguageRole>01</LanguageRole><LanguageCode>vie</LanguageCode></Language>
<Extent><ExtentType>00</ExtentType><ExtentValue>180</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>
<Subject><MainSubject/><SubjectSchemeIdentifier>24</SubjectSchemeIdentifier><SubjectHeadingText>Thơ</SubjectHeadingText></Subject>
</DescriptiveDetail><CollateralDetail><TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience><Text textformat="05"><p>Một cuốn <em>hay</em> &amp; đẹp</p></Text></TextContent></CollateralDetail>
<PublishingDetail><Publisher><PublishingRole>01</PublishingRole><PublisherName>NXB Kim Đồng</PublisherName></Publisher>
<PublishingDate><PublishingDateRole>01</PublishingDateRole><Date dateformat="00">20250901</Date></PublishingDate></PublishingDetail>
<ProductSupply><SupplyDetail><Price><PriceType>02</PriceType><PriceAmount>${price}</PriceAmount><CurrencyCode>${currency}</CurrencyCode><Tax><TaxType>01</TaxType><TaxRateCode>R</TaxRateCode><TaxRatePercent>5</TaxRatePercent></Tax></Price></SupplyDetail></ProductSupply>${extra}</Product>`
}

export const onixOf = (products: readonly string[], release = '3.0') =>
  `${head}<ONIXMessage release="${release}" xmlns="http://ns.editeur.org/onix/${release}/reference"><Header/>${products.join('\n')}</ONIXMessage>`

export const pictureOf = (colour: string, width = 60) =>
  sharp({ create: { width, height: 90, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
