CREATE TABLE "training_clicks" (
	"tuid" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "training_clicks_tuid_course_id_pk" PRIMARY KEY("tuid","course_id"),
	CONSTRAINT "training_clicks_counted" CHECK ("training_clicks"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "training_media" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "training_media" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "training_clicks" ADD CONSTRAINT "training_clicks_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_clicks" ADD CONSTRAINT "training_clicks_course_id_training_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."training_courses"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_clicks_course" ON "training_clicks" USING btree ("course_id");--> statement-breakpoint
ALTER TABLE "training_media" ADD CONSTRAINT "training_media_title_with_place" CHECK (("training_media"."title" is null) = ("training_media"."position" is null));