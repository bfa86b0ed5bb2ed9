CREATE INDEX "lesson_video" ON "lesson" USING btree ("video_url");--> statement-breakpoint
CREATE INDEX "lesson_caption" ON "lesson" USING btree ("caption_url");--> statement-breakpoint
CREATE INDEX "lesson_attachment_file" ON "lesson_attachment" USING btree ("file_path");